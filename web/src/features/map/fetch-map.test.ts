import { remembering } from './fetch-map.ts';

const givenAnswers = () => {
  const asked: string[] = [];
  let time = 0;
  const map = remembering(
    async (url) => {
      asked.push(url);
      if (url === 'bad') throw new Error('Failed to fetch locations');
      return { total: asked.length, places: [], clusters: [], near: null };
    },
    () => time,
  );
  const get = (url: string) => map.get(url, new AbortController().signal);
  return { asked, get, known: map.known, pass: (minutes: number) => (time += minutes * 60_000) };
};

describe('answers for the map', () => {
  it('are asked for once in five minutes', async () => {
    const { asked, get, pass } = givenAnswers();
    const first = await get('a');
    pass(4);
    expect(await get('a')).toBe(first);
    pass(2);
    await get('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('are kept sixty at most', async () => {
    const { get, known } = givenAnswers();
    for (let index = 0; index <= 60; index += 1) await get(`box ${index}`);
    expect([known('box 0'), known('box 1')?.total]).toEqual([undefined, 2]);
  });

  it('do not remember a failure', async () => {
    const { asked, get } = givenAnswers();
    await expect(get('bad')).rejects.toThrow('Failed to fetch locations');
    await expect(get('bad')).rejects.toThrow('Failed to fetch locations');
    expect(asked).toHaveLength(2);
  });
});
