/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { dropAllDrafts } from './draft-storage.ts';
import { draftOf, dropDraft, keepDraft, VISITOR, type Draft } from './draft-store.ts';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const keyOf = (owner: string, subject = 'place-1') => ({ owner, form: 'review', subject });
const ANN = keyOf('ann');
const draft = (title: string): Draft => ({
  fields: { title },
  base: { title: '' },
  photos: ['a.jpg'],
  idempotencyKey: 'k1',
});

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('the drafts of a tab', () => {
  it('are read as they were stored, for their own member, form and subject only', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    expect(draftOf(ANN, NOW)).toMatchObject(draft('Calm'));
    expect(draftOf(keyOf('ann', 'place-2'), NOW)).toBeNull();
    expect(draftOf({ ...ANN, form: 'report' }, NOW)).toBeNull();
  });

  it('are never shown to another member, and are gone once another has signed in', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    expect(draftOf(keyOf('bob'), NOW)).toBeNull();
    expect(draftOf(ANN, NOW)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('of a member wait until the member is signed in again', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    expect(draftOf(keyOf(VISITOR), NOW)).toBeNull();
    expect(draftOf(ANN, NOW)?.fields['title']).toBe('Calm');
  });

  it('live a week, and those of visitors half an hour', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    keepDraft(keyOf(VISITOR), draft('Hello'), NOW);
    expect(draftOf(keyOf(VISITOR), NOW + 30 * MINUTE)).not.toBeNull();
    expect(draftOf(keyOf(VISITOR), NOW + 31 * MINUTE)).toBeNull();
    expect(draftOf(ANN, NOW + 7 * DAY)).not.toBeNull();
    expect(draftOf(ANN, NOW + 8 * DAY)).toBeNull();
  });

  it('are at most thirty: the oldest go', () => {
    for (let at = 0; at < 35; at += 1) keepDraft(keyOf('ann', `place-${at}`), draft('Calm'), NOW + at);
    expect(sessionStorage.length).toBe(30);
    expect(draftOf(keyOf('ann', 'place-4'), NOW + 40)).toBeNull();
    expect(draftOf(keyOf('ann', 'place-5'), NOW + 40)).not.toBeNull();
  });

  it('are not stored when they are too long, and the last good one stays', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    keepDraft(ANN, draft('x'.repeat(200_000)), NOW);
    expect(draftOf(ANN, NOW)?.fields['title']).toBe('Calm');
  });

  it('are all gone after signing out, and one by one after being sent', () => {
    keepDraft(ANN, draft('Calm'), NOW);
    keepDraft(keyOf(VISITOR), draft('Hello'), NOW);
    sessionStorage.setItem('other', 'stays');
    dropDraft(ANN);
    expect(draftOf(ANN, NOW)).toBeNull();
    dropAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it.each(['not JSON', 'null', '[]', '{"fields":{"title":1},"base":{},"photos":[],"idempotencyKey":"","at":1}'])(
    'that are not readable are none: %s',
    (text) => {
      keepDraft(ANN, draft('Calm'), NOW);
      const [name = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(name, text);
      expect(draftOf(ANN, NOW)).toBeNull();
    },
  );

  it('are not stored where storage is refused, without an error', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => keepDraft(ANN, draft('Calm'), NOW)).not.toThrow();
    expect(draftOf(ANN, NOW)).toBeNull();
  });
});
