import { TOPICS } from '@wellspring/events/topics';
import { answerCache, type AnswerCache, type Made } from './answer-cache.ts';
import { readyAnswer } from './ready-answer.ts';

const made = (body: string, keep = true): Made => ({
  answer: readyAnswer({ type: 'text/plain', body, cacheControl: 'private, no-cache' }),
  keep,
});

const given = (maxBytes = 1e6) => {
  const clock = { now: 0 };
  const cache = answerCache(maxBytes, () => clock.now);
  let count = 0;
  /** asks for an address and says which making of it was answered */
  const ask = async (address: string, topics = [TOPICS.catalog]): Promise<string> => {
    const answer = await cache.through(address, topics, async () => {
      count += 1;
      return made(String(count));
    });
    return answer.plain.body.toString();
  };
  return { clock, cache, ask };
};

const isKept = (cache: AnswerCache, address: string): boolean => cache.find(address) !== undefined;

describe('the byte cache', () => {
  it('makes an answer once and keeps it for a minute', async () => {
    const { clock, ask } = given();
    expect([await ask('/a'), await ask('/a')]).toEqual(['1', '1']);
    clock.now = 59_999;
    expect(await ask('/a')).toBe('1');
    clock.now = 60_000;
    expect(await ask('/a')).toBe('2');
  });

  it('makes it once for all who ask at the same time', async () => {
    const { ask } = given();
    expect(await Promise.all([ask('/a'), ask('/a'), ask('/a')])).toEqual(['1', '1', '1']);
  });

  it('asks again after a failure, which every asker hears of', async () => {
    const { cache, ask } = given();
    const failing = () => cache.through('/a', [], () => Promise.reject(new Error('away')));
    expect((await Promise.allSettled([failing(), failing()])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await ask('/a')).toBe('1');
  });

  it('does not keep what is not to be kept', async () => {
    const { cache } = given();
    await cache.through('/a', [], async () => made('x', false));
    expect(isKept(cache, '/a')).toBe(false);
  });

  it('drops what an event may have changed, and nothing else', async () => {
    const { cache, ask } = given();
    await ask('/places');
    await ask('/config', []);
    cache.drop(TOPICS.catalog);
    expect([isKept(cache, '/places'), isKept(cache, '/config')]).toEqual([false, true]);
  });

  it('keeps for one second in the ten seconds after a hint', async () => {
    const { clock, cache, ask } = given();
    cache.drop(TOPICS.catalog);
    await ask('/a');
    clock.now = 999;
    expect(isKept(cache, '/a')).toBe(true);
    clock.now = 1000;
    expect(isKept(cache, '/a')).toBe(false);
    clock.now = 10_001;
    await ask('/a');
    clock.now = 12_000;
    expect(isKept(cache, '/a')).toBe(true);
  });

  it('does not keep what was being made when the event came, nor hand it to who asks afterwards', async () => {
    const { cache, ask } = given();
    const late = Promise.withResolvers<Made>();
    const before = cache.through('/a', [TOPICS.catalog], () => late.promise);
    cache.drop(TOPICS.catalog);
    const after = ask('/a');
    late.resolve(made('stale'));
    expect((await before).plain.body.toString()).toBe('stale');
    expect(await after).toBe('1');
    expect(cache.find('/a')?.plain.body.toString()).toBe('1');
  });

  it('stays within its room: what was not used for longest goes first', async () => {
    const { cache, ask } = given(10_000);
    for (const address of ['/1', '/2', '/3', '/4']) await ask(address);
    expect(isKept(cache, '/1')).toBe(true);
    await ask('/5');
    expect(['/1', '/2', '/5'].map((address) => isKept(cache, address))).toEqual([true, false, true]);
    for (let at = 0; at < 1000; at += 1) await ask(`/flood/${at}`);
    expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  });

  it('does not let one answer push all others out', async () => {
    const { cache, ask } = given(10_000);
    await ask('/small');
    await cache.through('/large', [], async () => made('x'.repeat(9_000)));
    expect([isKept(cache, '/small'), isKept(cache, '/large')]).toEqual([true, false]);
  });

  it('counts nothing when everything is gone', async () => {
    const { clock, cache, ask } = given();
    await ask('/a');
    await ask('/b');
    cache.drop(TOPICS.catalog);
    await ask('/c');
    clock.now = 1e6;
    expect([isKept(cache, '/c'), cache.bytes()]).toEqual([false, 0]);
  });
});
