import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { beginImport } from '../served/running-import.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const { product, get } = await serveProduct(await temporaryFolder());
await beginImport(product, 6_000).ended;
await caughtUp(product);

const SEARCHES = 10;
const ROUNDS = 8;
const Ids = z.object({ locations: z.array(z.object({ id: z.string() })) });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const millisecondsOf = async (path: string): Promise<number> => {
  const started = performance.now();
  await get(path);
  return performance.now() - started;
};

describe('a light answer', () => {
  it('is not more than 50 ms late behind ten of the dearest searches', async () => {
    const { locations } = Ids.parse(JSON.parse(await get(`/api/locations?limit=${10 * (ROUNDS + 1)}`)));
    const ids = locations.map(({ id }) => id);
    /** The median of what needs no graph, what is not cached yet, and a list that is. */
    const light = async (): Promise<number> => {
      const took: number[] = [];
      for (const id of ids.splice(0, 10))
        for (const path of ['/healthz', `/api/locations/${id}`, '/api/locations'])
          took.push(await millisecondsOf(path));
      return median(took);
    };
    const alone = await light();
    // Where other programs take their share, what it takes alone grows as well.
    const most = alone + Math.max(50, 3 * alone);

    const heavy: number[] = [];
    let offset = 0;
    let isOver = false;
    /** Beginnings of words that every Location has, ordered by relevance; no two requests are the same. */
    const search = async (): Promise<void> => {
      while (!isOver)
        heavy.push(await millisecondsOf(`/api/locations?search=po+su+ba&limit=1&offset=${(offset += 1)}`));
    };
    const searching = Array.from({ length: SEARCHES }, search);
    const beside: number[] = [];
    const best = (): number => Math.min(...beside);
    const isQuick = (): boolean => best() < most && best() < median(heavy) / 3;
    // The best of some rounds: the machine may have other work.
    while (beside.length < ROUNDS && !(beside.length > 0 && isQuick())) beside.push(await light());
    isOver = true;
    await Promise.all(searching);

    expect(best()).toBeLessThan(most);
    // It does not stand in line with the searches, however fast the machine is.
    expect(best()).toBeLessThan(median(heavy) / 3);
  }, 60_000);
});
