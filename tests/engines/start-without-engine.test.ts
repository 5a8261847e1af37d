import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@wellspring/testkit/eventually';
import { type Distributed, startDistributed } from '@wellspring/testkit/processes/distributed';
import { type Part, PARTS } from '@wellspring/testkit/processes/part-settings';
import { admin, submitAsMember } from './actors.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, get, makeSearchCount } from './requests.ts';

const product = await startDistributed();
const { admins, origins, proxies } = product;
const searchCount = makeSearchCount(product);

type Absence = {
  readonly engine: keyof Distributed['proxies'];
  /** the processes that use it */
  readonly parts: readonly Part[];
  /** what each of them says, once */
  readonly line: RegExp;
  readonly served: readonly string[];
  readonly refused: readonly string[];
};

let offset = 0;
/** Addresses that were never requested: no cached response hides an outage. */
const list = (): string => `/api/locations?limit=1&offset=${(offset += 1)}`;
const search = (): string => `/api/locations?search=${newWord()}`;
const OUTAGE_MS = 5_000;
const CATEGORIES = '/api/categories';

const ABSENCES: readonly Absence[] = [
  {
    engine: 'mongodb',
    parts: ['catalog', 'analytics'],
    line: /connecting to MongoDB \([a-z]+\): not possible now, trying again until it is/g,
    served: [CATEGORIES],
    refused: [list(), '/api/locations/no-such-place', '/api/stats'],
  },
  {
    engine: 'kafka',
    parts: PARTS,
    line: /the event broker does not answer; it is tried again until it does/g,
    served: [CATEGORIES, list(), search(), '/api/stats'],
    refused: [],
  },
  {
    engine: 'elasticsearch',
    parts: ['catalog'],
    line: /the search index cannot be looked after now, it is tried again until it can/g,
    served: [CATEGORIES, list(), '/api/stats'],
    refused: [search()],
  },
  // It is opened at the first request for a picture or the first upload.
  { engine: 's3', parts: [], line: /file store/g, served: [CATEGORIES, list(), search(), '/api/stats'], refused: [] },
];

const stop = async (part: Part): Promise<void> => {
  product.program(part).signal('SIGTERM');
  expect(await product.program(part).ended).toMatchObject({ code: 0 });
};

const isUp = (part: Part): Promise<void> =>
  eventually(
    async () => expect(await get(`${admins[part]}/readyz`)).toMatchObject({ status: 200, body: { state: 'up' } }),
    40_000,
    100,
  );

afterEach(() => Promise.all(Object.values(proxies).map((proxy) => proxy.bringUp())));

describe('separate processes that are started while one engine is away', () => {
  it.each(ABSENCES)(
    'say so once, serve what does not need it, and are ready when it comes: $engine',
    async ({ engine, parts, line, served, refused }) => {
      const warnings = (): readonly number[] =>
        parts.map((part) => product.program(part).output().match(line)?.length ?? 0);
      const once = parts.map(() => 1);
      await Promise.all(parts.map(stop));
      await proxies[engine].takeDown();
      await Promise.all(parts.map(product.start));

      for (const path of served) expect([path, (await get(origins.gateway + path)).status]).toEqual([path, 200]);
      for (const path of refused)
        expect([path, await get(origins.gateway + path)]).toMatchObject([
          path,
          { status: 503, body: { message: expect.stringMatching(/^[A-Z].* .*\.$/) as string } },
        ]);
      await eventually(() => expect(warnings()).toEqual(once), 20_000, 50);
      // Long enough to try again in vain, of which nothing is said.
      await sleep(OUTAGE_MS);

      await proxies[engine].bringUp();
      await Promise.all(PARTS.map(isUp));
      const word = newWord();
      const id = await submitAsMember(product)(word);
      await callCatalog(product)(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
      await eventually(async () => expect(await searchCount(word)).toBe(1), 30_000, 50);
      expect(warnings()).toEqual(once);
    },
    90_000,
  );
});
