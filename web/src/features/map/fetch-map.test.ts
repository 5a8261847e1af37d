import { remembering } from './fetch-map.ts';

const givenAnswers = () => {
  const requested: string[] = [];
  let time = 0;
  const map = remembering(
    async (url) => {
      requested.push(url);
      if (url === 'bad') throw new Error('Failed to fetch locations');
      return { total: requested.length, places: [], pins: [], clusters: [], near: null };
    },
    () => time,
  );
  const get = (url: string) => map.get(url, new AbortController().signal);
  return { requested, get, cached: map.cached, pass: (minutes: number) => (time += minutes * 60_000) };
};

describe('answers for the map', () => {
  it('are requested once in five minutes', async () => {
    const { requested, get, pass } = givenAnswers();
    const first = await get('a');
    pass(4);
    expect(await get('a')).toBe(first);
    pass(2);
    await get('a');
    expect(requested).toEqual(['a', 'a']);
  });

  it('are cached up to a count of sixty', async () => {
    const { get, cached } = givenAnswers();
    for (let index = 0; index <= 60; index += 1) await get(`box ${index}`);
    expect([cached('box 0'), cached('box 1')?.total]).toEqual([undefined, 2]);
  });

  it('are requested again after a failure', async () => {
    const { requested, get } = givenAnswers();
    await expect(get('bad')).rejects.toThrow('Failed to fetch locations');
    await expect(get('bad')).rejects.toThrow('Failed to fetch locations');
    expect(requested).toHaveLength(2);
  });
});
