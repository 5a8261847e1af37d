import { changesWords, noticeWords, unknownColumnsWords } from './import-words.ts';

describe('what an import says of rows', () => {
  const link = { words: 'website: "call us" is not a link', isRefused: false };

  it.each([
    [{ ...link, rows: 181, firstLines: [4, 9, 17] }, `${link.words} (181 rows, first in lines 4, 9, 17)`],
    [{ ...link, rows: 2, firstLines: [4, 9] }, `${link.words} (lines 4, 9)`],
    [
      { words: 'the line is not JSON', isRefused: true, rows: 1, firstLines: [3] },
      'refused: the line is not JSON (line 3)',
    ],
    [
      { words: 'the line is not JSON', isRefused: true, rows: 65_004, firstLines: [1, 2, 3] },
      'refused: the line is not JSON (65,004 rows, first in lines 1, 2, 3)',
    ],
  ])('is one sentence for all rows of a kind: %j', (notice, words) => {
    expect(noticeWords(notice)).toBe(words);
  });

  it('names the columns that are left out', () => {
    expect(unknownColumnsWords(['a'])).toBe('the column "a" is not known and left out');
    expect(unknownColumnsWords(['a', 'b'])).toBe('the columns "a", "b" are not known and left out');
    expect(unknownColumnsWords(Array.from({ length: 14 }, (_, at) => `c${at}`))).toMatch(/"c11" and 2 more are not/);
  });

  it('tells changes by kind, with their number and the first of them', () => {
    const change = { place: 'Wipe Bath', field: 'hours', before: null, after: '9–17' };
    expect(
      changesWords([
        { kind: 'added', count: 1, first: [{ place: 'New Bath', field: null, before: null, after: null }] },
        { kind: 'updated', count: 2_000, first: [change] },
        { kind: 'cleared', count: 1, first: [{ ...change, before: '9–17', after: null }] },
      ]),
    ).toEqual([
      '1 place would be added:',
      '  New Bath',
      '2,000 fields would be updated, the first 1:',
      '  Wipe Bath: hours: nothing -> 9–17',
      '1 field would be emptied:',
      '  Wipe Bath: hours: 9–17 -> nothing',
    ]);
  });
});
