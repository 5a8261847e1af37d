import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { loadWords, translateIn } from '../../../shared/words/loaded-words.ts';
import { MOSS_SPRING } from './admin-location.fixture.ts';
import { differencesBetween, hasChanged } from './read-differences.ts';
import { readAfter, type ReadRows } from './read-rows.ts';

await loadWords('en', ['admin', 'fields']);
const t = translateIn('en');

type Row = AdminLocationRowFragment;

const photo = (id: string, caption: string | null = null) =>
  ({ __typename: 'LocationPhoto', id, url: `/media/locations/${id}-960.webp`, caption }) as const;

const row = (revision: number, fields: Partial<Row> = {}): Row => ({
  ...MOSS_SPRING,
  latitude: null,
  longitude: null,
  revision,
  ...fields,
});
const shown = (...rows: readonly Row[]) => ({ kind: 'shown', rows }) as const;
const NOTHING: ReadRows = new Map();
const revisionIn = (rows: ReadRows) => rows.get('spring')?.revision;

describe('what an admin has read', () => {
  const read = readAfter(NOTHING, shown(row(1)));

  it('is the first state that a list showed, also after the list updates by itself', () => {
    expect(revisionIn(readAfter(read, shown(row(2))))).toBe(1);
  });

  it('includes a change that was shown to them', () => {
    expect(revisionIn(readAfter(read, { kind: 'read', row: row(2) }))).toBe(2);
  });

  it('includes the result of their own act, where no one else acted in between', () => {
    expect(revisionIn(readAfter(read, { kind: 'acted', before: row(1), after: row(2) }))).toBe(2);
    expect(revisionIn(readAfter(read, { kind: 'acted', before: row(1), after: row(3) }))).toBe(1);
    expect(revisionIn(readAfter(read, { kind: 'acted', before: row(2), after: row(3) }))).toBe(1);
  });
});

describe('what has changed since', () => {
  it('is listed field by field', () => {
    const now = row(2, { description: 'SPAM buy pills', website: 'https://evil.example/', isVerified: true });
    expect(differencesBetween(t, row(1), now, 'en')).toEqual({
      texts: [
        { label: 'Description', read: 'Warm', now: 'SPAM buy pills' },
        { label: 'Website', read: '', now: 'https://evil.example/' },
        { label: 'Publication', read: 'Pending', now: 'Verified' },
      ],
      photos: [],
    });
  });

  it('is listed photo by photo', () => {
    const before = row(1, { photos: [photo('a'), photo('b'), photo('c')] });
    const after = row(2, { photos: [photo('b'), photo('c', 'Call +1 900 SPAM'), photo('d')] });
    expect(differencesBetween(t, before, after, 'en').photos.map(({ photo: { id }, became }) => [id, became])).toEqual([
      ['c', 'captioned'],
      ['d', 'added'],
      ['a', 'removed'],
      ['b', 'main'],
    ]);
  });

  it('is nothing where a revision brought nothing that is shown', () => {
    expect(hasChanged(row(1), row(2))).toBe(false);
    expect(hasChanged(row(1), row(2, { hours: '9–17' }))).toBe(true);
  });
});
