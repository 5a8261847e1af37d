import { changeAll } from './change-all.ts';

describe('changing all', () => {
  it('reads again until nothing is left, and counts what it wrote itself', async () => {
    const left = new Set(['a', 'b', 'c', 'd', 'e']);
    let isOvertaken = true;
    const written = await changeAll(
      async () => [...left].slice(0, 2),
      async (one) => {
        const isFirstTry = one === 'b' && isOvertaken;
        if (isFirstTry) isOvertaken = false;
        return !isFirstTry && left.delete(one);
      },
    );
    expect([written, [...left]]).toEqual([5, []]);
  });
});
