import { NOTHING_UNDERSTOOD } from '../domain/search/understood.ts';
import { meaningCache } from './meaning-cache.ts';

const MEANING = {
  choice: { parsed: {}, named: { all: [], areFirst: false }, absent: null },
  facets: null,
  understood: NOTHING_UNDERSTOOD,
  wider: [],
};

const given = () => {
  const state = { now: 0, isAway: false };
  const texts: string[] = [];
  const meanings = meaningCache(() => new Date(state.now));
  const of = (text: string) =>
    meanings.of(text, async () => {
      texts.push(text);
      if (state.isAway) throw new Error('away');
      return MEANING;
    });
  return { state, texts, meanings, of };
};

describe('the meaning of a text', () => {
  it('is read once for all who ask for the text, however it is spaced', async () => {
    const { texts, of } = given();
    await Promise.all([of('free  yoga'), of(' free yoga'), of('yoga')]);
    await of('free yoga');
    expect(texts).toEqual(['free  yoga', 'yoga']);
  });

  it('is read again after a change, after a while, and after a failure', async () => {
    const { state, texts, meanings, of } = given();
    await of('yoga');
    meanings.forget();
    await of('yoga');
    state.now = 10_000;
    state.isAway = true;
    await expect(of('yoga')).rejects.toThrow('away');
    state.isAway = false;
    await of('yoga');
    expect(texts).toHaveLength(4);
  });

  it('is forgotten for the text that was not asked for the longest', async () => {
    const { texts, of } = given();
    await of('first');
    for (let at = 0; at < 99; at += 1) await of(`text ${at}`);
    await of('first');
    await of('one more');
    await of('first');
    expect(texts.filter((text) => text === 'first')).toHaveLength(1);
    await of('text 0');
    expect(texts.filter((text) => text === 'text 0')).toHaveLength(2);
  });
});
