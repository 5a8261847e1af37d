import { changeAll, changePieces } from './change-all.ts';

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

  it('fails with the id when the same item is read 20 times although it is changed each time', async () => {
    const changed: string[] = [];
    const stuck = changeAll(
      async () => [{ id: 'stuck' }],
      async ({ id }) => changed.push(id) > 0,
    );
    await expect(stuck).rejects.toThrow('stuck still has to be changed after 20 attempts');
    expect(changed).toHaveLength(20);
  });

  it('continues while it reads other items, for any number of them', async () => {
    const left = Array.from({ length: 50 }, (_, at) => ({ _id: `d${at}` }));
    await changePieces(
      async () => left.slice(0, 1),
      async () => left.shift(),
    );
    expect(left).toEqual([]);
  });
});
