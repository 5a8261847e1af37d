import { MapAnswer } from '@wellspring/rest-contract/map';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { startEmbedded } from '@wellspring/testkit/processes/embedded';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { caughtUp, get, list, stats } from './requests.ts';
import { comparable, ROUTES } from './comparable-response.ts';
import { newWord, rowsOf, completeRow } from '@wellspring/testkit/import-rows';

const COUNT = 320;
const word = newWord();
const palace = completeRow(word);
/** Only here, so that its plain lists are short. */
const RARE = 28;
const rows = [...rowsOf(word, COUNT - 1, [20, 21, 22, RARE]), palace];

const [product, embedded] = await Promise.all([startDistributed(), startEmbedded()]);
const origin = product.origins.gateway;
await caughtUp(product);
const before = await stats(origin);

describe('places from a file', () => {
  it('are imported by the command, and bad rows are refused with their lines', async () => {
    const bad = [...rows, { source: word, sourceId: 'nameless', categoryId: 21 }];
    for (const { code, stdout, stderr } of await Promise.all([product.import(bad), embedded.import(bad)])) {
      expect(`${stdout}${stderr}`).toContain(`${COUNT} added, 0 updated, 0 unchanged, 0 kept, 0 withheld, 1 refused`);
      expect(stderr).toContain(`refused: it has no name, and no point or town to name it by (line ${COUNT + 1})`);
      expect(code).toBe(1);
    }
  });

  it('appear in search, as a list and as suggestions', async () => {
    await eventuallyAcrossProcesses(async () =>
      expect((await list(origin, `search=${word}&limit=1`)).total).toBe(COUNT),
    );
    expect((await list(origin, `tag=${word}&categoryId=21&search=palace`)).locations).toMatchObject([
      { name: palace.name, city: palace.city, avgCost: 20, isVerified: true, source: word },
    ]);
    const suggested = await get(`${origin}/api/locations/suggest?q=${word.slice(0, -1)}%20pal`);
    expect(suggested.body).toMatchObject([{ name: palace.name }]);
  });

  it('appear on the map, every one of them', async () => {
    const answer = await get(`${origin}/api/map?bbox=-180,-90,180,90&zoom=1&search=${word}`);
    const { total, places, clusters } = MapAnswer.parse(answer.body);
    expect(total).toBe(COUNT);
    expect(clusters.reduce((sum, { count }) => sum + count, places.length)).toBe(COUNT);
  });

  it('are counted by the statistics, which know of them by events alone', async () => {
    await caughtUp(product);
    await eventuallyAcrossProcesses(async () => {
      const { totalLocations, totalCountries } = await stats(origin);
      expect(totalLocations).toBe(before.totalLocations + COUNT);
      expect(totalCountries).toBeGreaterThanOrEqual(5);
    });
  });

  it('stand in the first HTML of the results for their name and of their own page', async () => {
    await eventuallyAcrossProcesses(async () =>
      expect(await (await fetch(`${origin}/home?search=${word}%20palace`)).text()).toContain(palace.description),
    );
    const [found] = (await list(origin, `search=${word}%20palace`)).locations;
    const page = await (await fetch(`${origin}/location/${found?.id ?? ''}`)).text();
    expect(page).toMatch(new RegExp(`<title>${palace.name}`));
    expect(page).toContain(palace.description);
  });

  it.each(ROUTES)('are answered the same by the embedded product: %s', async (route) => {
    const path = route.replaceAll('WORD', word);
    await eventuallyAcrossProcesses(async () =>
      expect((await list(embedded.origin, `search=${word}&limit=1`)).total).toBe(COUNT),
    );
    const [distributed, single] = await Promise.all([get(origin + path), get(embedded.origin + path)]);
    expect(comparable(route, distributed)).toEqual(comparable(route, single));
  });

  it('are the same from page to page, without search as well', async () => {
    const all = async (of: string, query: string): Promise<readonly string[]> => {
      const names: string[] = [];
      for (let offset = 0, total = 1; offset < total; offset += 100) {
        const page = await list(of, `${query}&limit=100&offset=${offset}`);
        total = page.total;
        names.push(...page.locations.flatMap(({ name }) => (name.startsWith(word) ? [name] : [])));
      }
      return names.sort();
    };
    for (const query of [`tag=${word}`, `categoryId=${RARE}`, `categoryId=${RARE}&sort=newest`])
      expect(await all(origin, query)).toEqual(await all(embedded.origin, query));
    expect(await all(origin, `tag=${word}`)).toEqual(rows.map(({ name }) => name).sort());
  });

  it('are neither doubled nor touched when they are imported again, and what changed is found by its new words', async () => {
    const renamed = newWord();
    const { stdout } = await product.import([{ ...palace, name: `${renamed} Palace` }, ...rows.slice(0, -1)]);
    expect(stdout).toContain(`0 added, 1 updated, ${COUNT - 1} unchanged, 0 kept, 0 withheld, 0 refused`);
    await eventuallyAcrossProcesses(async () => {
      expect((await list(origin, `search=${renamed}`)).total).toBe(1);
      expect((await list(origin, `search=${word}%20palace&tag=palace`)).total).toBe(1); // its tag still matches
      expect((await list(origin, `tag=${word}&limit=1`)).total).toBe(COUNT);
    });
  });

  it('lose nothing to a file with fewer columns, which a dry run only tries', async () => {
    const fewer = [{ source: word, sourceId: palace.sourceId, hours: 'at night' }];
    for (const { origin: at, ...side } of [{ ...product, origin }, embedded]) {
      const tried = await side.import(fewer, '--dry-run');
      expect(tried.stdout).toContain('1 field would be updated:');
      expect(tried.stdout).toContain(`hours: ${palace.hours} -> at night`);
      expect((await list(at, `tag=palace&search=${word}`)).locations).toMatchObject([{ hours: palace.hours }]);
      expect((await side.import(fewer)).stdout).toContain('0 added, 1 updated');
      await eventuallyAcrossProcesses(async () =>
        expect((await list(at, `tag=palace&search=${word}`)).locations).toMatchObject([
          { hours: 'at night', website: palace.website, city: palace.city, temperature: palace.temperature },
        ]),
      );
    }
  });

  it('are in a new search index after a rebuild, and are found all the while', async () => {
    const rebuild = product.command('rebuild', 'search');
    const totals: number[] = [];
    while (rebuild.isRunning())
      totals.push((await list(origin, `tag=${word}&limit=1&offset=${1 + (totals.length % 300)}`)).total);
    const { code, stdout, stderr } = await rebuild.ended;
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/"level":"(error|fatal)"/); // progress and warnings alone
    expect(stdout).toMatch(/Swapped: \d+ places, 0 of them differed/);
    expect(new Set(totals)).toEqual(new Set([COUNT]));
    expect((await list(origin, `tag=${word}&limit=2`)).total).toBe(COUNT);
  });
});
