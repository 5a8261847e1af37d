import { expect, describe, it } from '@jest/globals';
import { beginningsOf, matchesName, rareBeginnings, scoreTyping, summarizeTyping } from './typing-score.ts';
import { figuresTable } from './typing-table.ts';

const place = (name: string) => ({ id: name, name });
const step = (text: string, ...names: readonly string[]) => ({ text, shown: names.map(place) });
const never = (): boolean => false;

describe('the beginnings of a name', () => {
  it('are one letter longer each, and end in no space', () => {
    expect(beginningsOf('Spa é')).toEqual(['S', 'Sp', 'Spa', 'Spa é']);
  });

  it('begin with a word', () => {
    expect(beginningsOf('(A')).toEqual(['(A']);
  });

  it('are rare if at most five names have them', () => {
    const isRare = rareBeginnings(['Spa A', 'Spa B', 'Spa C', 'Spa D', 'Spa E', 'Spring', 'Spring']);
    expect(isRare('sp')).toBe(false);
    expect(isRare('Spa')).toBe(true);
  });
});

describe('a text matches a name', () => {
  it('if each of its words begins a word of the name', () => {
    expect(matchesName('heviz l', 'Lake Hévíz')).toBe(true);
    expect(matchesName('lake x', 'Lake Hévíz')).toBe(false);
    expect(matchesName('eviz', 'Lake Hévíz')).toBe(false);
  });
});

describe('typing a name', () => {
  it('loses its place if that was shown before and is not shown now', () => {
    const steps = [step('L'), step('La', 'Lake H'), step('Lak'), step('Lake', 'Lake H')];
    const letters = scoreTyping('Lake H', steps, never, 10);
    expect(letters.map(({ isLost }) => isLost)).toEqual([null, null, true, null]);
    expect(summarizeTyping(letters)).toMatchObject({
      letters: 4,
      empty: 2,
      lost: { count: 1, of: 1 },
      displaced: { count: 0, of: 1 },
      vanished: 1,
      recall: { count: 2, of: 4 },
    });
  });

  it('may lose a place that does not match any more', () => {
    const [, second] = scoreTyping('Lake H', [step('La', 'Lake H', 'Lava'), step('Lak', 'Lake H')], never, 10);
    expect(second?.vanished).toEqual([]);
  });

  it('tells a place that made room for others that match from one that vanished', () => {
    const steps = [step('Lak', 'Lake H', 'Lake I'), step('Lake', 'Lake J', 'Lake K')];
    const letters = scoreTyping('Lake H', steps, never, 2);
    expect(letters[1]).toMatchObject({ vanished: ['Lake H', 'Lake I'], isLost: true, isFull: true });
    expect(summarizeTyping(letters)).toMatchObject({ displaced: { count: 1, of: 1 }, vanished: 0 });
  });

  it('has a recall of its own where few names begin so', () => {
    const letters = scoreTyping('Lake', [step('L', 'Lava'), step('La', 'Lake')], (text) => text === 'La', 10);
    expect(summarizeTyping(letters)).toMatchObject({ recall: { count: 1, of: 2 }, recallOfRare: { count: 1, of: 1 } });
  });

  it('is a column of the table', () => {
    const letters = scoreTyping('Spa', [step('S', 'Spa')], () => true, 10);
    expect(
      figuresTable([{ title: 'list', letters, milliseconds: 1.234 }])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| letters | 1 |',
      '| letters that lose the place of the name | 0 of 0 |',
      '| … to a full page of other places that match | 0 |',
      '| letters that lose any matching place though there is room | 0 |',
      '| empty answers | 0 |',
      '| recall@10 % | 100.0 |',
      '| recall@10 %, at most 5 names begin so | 100.0 of 1 |',
      '| processor for a letter, ms | 1.23 |',
    ]);
  });
});
