import { bufferedResponse } from '../http/buffered-response.ts';
import type { Dependency } from './operation-dependencies.ts';
import { responseCache, type Made, type ResponseCache } from './response-cache.ts';

const made = (body: string, isCacheable = true): Made => ({
  response: bufferedResponse({ type: 'text/plain', body, cacheControl: 'private, no-cache' }),
  isCacheable,
});

const LISTS = [{ service: 'catalog' }];
const locations = (...ids: readonly string[]): Dependency[] =>
  ids.map((id) => ({ service: 'catalog', type: 'Location', id }));
const change = (...ids: readonly string[]) => [{ service: 'catalog', type: 'Location', ids: new Set(ids) }];

const given = (maxBytes = 1e6) => {
  const clock = { now: 1 };
  const cache = responseCache(maxBytes, () => clock.now);
  let count = 0;
  /** asks for an address and says which making of it was answered */
  const ask = async (address: string, dependencies: readonly Dependency[] = LISTS): Promise<string> => {
    const response = await cache.through(
      address,
      () => 'route',
      async (dependsOn) => {
        dependsOn(dependencies);
        count += 1;
        return made(String(count));
      },
    );
    return response.plain.body.toString();
  };
  return { clock, cache, ask };
};

const isCached = (cache: ResponseCache, address: string): boolean => cache.find(address) !== undefined;

describe('the response cache', () => {
  it('makes a response once and keeps it for a minute', async () => {
    const { clock, ask } = given();
    expect([await ask('/a'), await ask('/a')]).toEqual(['1', '1']);
    clock.now = 60_000;
    expect(await ask('/a')).toBe('1');
    clock.now = 60_002;
    expect(await ask('/a')).toBe('2');
  });

  it('makes it once for all concurrent callers', async () => {
    const { ask } = given();
    expect(await Promise.all([ask('/a'), ask('/a'), ask('/a')])).toEqual(['1', '1', '1']);
  });

  it('remembers evicted responses that were shared, until they are made again', async () => {
    const { clock, cache, ask } = given();
    for (const address of ['/shared', '/once']) await ask(address);
    cache.find('/shared');
    expect(cache.isPopular('/shared')).toBe(false);
    cache.drop(change());
    expect(['/shared', '/once', '/never'].map((address) => cache.isPopular(address))).toEqual([true, false, false]);
    await ask('/shared');
    expect(cache.isPopular('/shared')).toBe(false);
    cache.find('/shared');
    clock.now += 60_001;
    expect([isCached(cache, '/shared'), cache.isPopular('/shared')]).toEqual([false, true]);
  });

  it('tries again after a failure, which every caller gets', async () => {
    const { cache, ask } = given();
    const failing = () =>
      cache.through(
        '/a',
        () => 'route',
        () => Promise.reject(new Error('away')),
      );
    expect((await Promise.allSettled([failing(), failing()])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await ask('/a')).toBe('1');
  });

  it('does not keep what is not cacheable', async () => {
    const { cache } = given();
    await cache.through(
      '/a',
      () => 'route',
      async () => made('x', false),
    );
    expect(isCached(cache, '/a')).toBe(false);
  });

  it('drops what shows the location that changed, and every list', async () => {
    const { cache, ask } = given();
    await ask('/changed', locations('1'));
    await ask('/other', locations('2'));
    await ask('/both', [...locations('2'), ...locations('1')]);
    await ask('/list', LISTS);
    await ask('/numbers', [{ service: 'analytics' }]);
    await ask('/settings', []);
    cache.drop(change('1'));
    const remaining = ['/changed', '/other', '/both', '/list', '/numbers', '/settings'].filter((it) =>
      isCached(cache, it),
    );
    expect(remaining).toEqual(['/other', '/numbers', '/settings']);
  });

  it('drops all of a service when the changed ids are unknown', async () => {
    const { cache, ask } = given();
    await ask('/one', locations('1'));
    await ask('/numbers', [{ service: 'analytics' }]);
    cache.drop([{ service: 'catalog' }]);
    expect([isCached(cache, '/one'), isCached(cache, '/numbers')]).toEqual([false, true]);
  });

  it('keeps what a projection may lack for a quarter of a second', async () => {
    const { clock, cache, ask } = given();
    cache.setBehind(change('1'));
    await ask('/list');
    await ask('/changed', locations('1'));
    await ask('/other', locations('2'));
    clock.now = 250;
    expect(isCached(cache, '/list')).toBe(true);
    clock.now = 252;
    expect(['/list', '/changed', '/other'].map((it) => isCached(cache, it))).toEqual([false, false, true]);
    cache.setBehind([]);
    await ask('/list');
    clock.now = 30_000;
    expect(isCached(cache, '/list')).toBe(true);
  });

  it('does not keep what was being made when the change came, nor hand it to who asks afterwards', async () => {
    const { cache, ask } = given();
    const late = Promise.withResolvers<Made>();
    const before = cache.through(
      '/a',
      () => 'route',
      (dependsOn) => {
        dependsOn(LISTS);
        return late.promise;
      },
    );
    cache.drop(change('1'));
    const after = ask('/a');
    late.resolve(made('stale'));
    expect((await before).plain.body.toString()).toBe('stale');
    expect(await after).toBe('1');
    expect(cache.find('/a')?.response.plain.body.toString()).toBe('1');
  });

  it('stays within its room: what was not used for longest goes first', async () => {
    const { cache, ask } = given(10_000);
    for (const address of ['/1', '/2', '/3', '/4']) await ask(address);
    expect(isCached(cache, '/1')).toBe(true);
    await ask('/5');
    expect(['/1', '/2', '/5'].map((address) => isCached(cache, address))).toEqual([true, false, true]);
    for (let at = 0; at < 1000; at += 1) await ask(`/flood/${at}`);
    expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  });

  it('does not let one response push all others out', async () => {
    const { cache, ask } = given(10_000);
    await ask('/small');
    await cache.through(
      '/large',
      () => 'route',
      async () => made('x'.repeat(9_000)),
    );
    expect([isCached(cache, '/small'), isCached(cache, '/large')]).toEqual([true, false]);
  });

  it('has no size when everything is dropped', async () => {
    const { cache, ask } = given();
    await ask('/a');
    await ask('/b');
    cache.drop(change('1'));
    await ask('/c');
    cache.clear();
    expect([isCached(cache, '/c'), cache.bytes()]).toEqual([false, 0]);
  });
});
