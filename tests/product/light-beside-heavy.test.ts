import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { beginImport } from '../served/running-import.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const { product, get } = await serveProduct(await temporaryFolder());
await beginImport(product, 6_000).ended;
await caughtUp(product);

const SEARCHES = 10;
/** In line with the searches it would wait for all of them. */
const MOST_WAITED_FOR = SEARCHES - 2;
const ROUNDS = 8;
const Ids = z.object({ locations: z.array(z.object({ id: z.string() })) });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

describe('a light answer', () => {
  it('does not wait for ten of the dearest searches', async () => {
    const { locations } = Ids.parse(JSON.parse(await get(`/api/locations?limit=${10 * (ROUNDS + 1)}`)));
    const ids = locations.map(({ id }) => id);
    let answered = 0;
    let offset = 0;
    let isOver = false;
    /** Beginnings of words that every Location has, ordered by relevance; no two requests are the same. */
    const search = async (): Promise<void> => {
      for (; !isOver; answered += 1) await get(`/api/locations?search=po+su+ba&limit=1&offset=${(offset += 1)}`);
    };
    /** How many searches are answered meanwhile, of what needs no graph, what is not cached yet, and a list that is: their median. */
    const light = async (): Promise<number> => {
      const waitedFor: number[] = [];
      for (const id of ids.splice(0, 10))
        for (const path of ['/healthz', `/api/locations/${id}`, '/api/locations']) {
          const before = answered;
          await get(path);
          waitedFor.push(answered - before);
        }
      return median(waitedFor);
    };
    const searching = Array.from({ length: SEARCHES }, search);
    await eventuallyAcrossProcesses(() => expect(answered).toBeGreaterThan(0));
    const rounds: number[] = [];
    // The best of some rounds: the machine may have other work.
    while (rounds.length < ROUNDS && !(Math.min(...rounds) < MOST_WAITED_FOR)) rounds.push(await light());
    isOver = true;
    await Promise.all(searching);
    expect(Math.min(...rounds)).toBeLessThan(MOST_WAITED_FOR);
  });
});
