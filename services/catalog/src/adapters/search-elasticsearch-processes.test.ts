import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeLogger } from '@wellspring/platform/log/log';
import { whereEngine } from '@wellspring/testkit/engines';
import { eventually } from '@wellspring/testkit/eventually';
import { searchMaintenance } from '../search-maintenance.ts';
import { checkSearch } from '../use-cases/check-search.ts';
import { reconcileIndex } from '../use-cases/reconcile-index.ts';
import { rebuildSearch } from '../use-cases/rebuild-search.ts';
import type { SearchIndex } from '../search-ports.ts';
import { place, put } from './search-contract-parts.ts';
import { openElasticsearch } from './search-elasticsearch.ts';
import { LOCATIONS } from './search/killed-index.fixture.ts';

const LEASE_MS = 2_000;
const script = join(import.meta.dirname, 'search', 'killed-rebuild.fixture.ts');
const log = makeLogger({ service: 'catalog', level: 'silent' });
const all = { text: 'killed spring', limit: 100, offset: 0 };

const locations = {
  all: async function* () {
    yield* LOCATIONS;
  },
  findMany: async (ids: readonly string[]) => LOCATIONS.filter(({ id }) => ids.includes(id)),
  fingerprint: async () => ({ count: LOCATIONS.length, highestVersion: 1 }),
};

const maintenanceOf = (index: SearchIndex) =>
  searchMaintenance({
    checkSearch: checkSearch({ locations, index }),
    reconcileSearch: (options) => reconcileIndex(locations, index, options),
    rebuildSearch: rebuildSearch({ locations, index }),
    expungeSearch: () => index.expunge(),
    rankUnranked: async () => 0,
    isCaughtUp: async () => true,
    log,
  });

describe('processes that share an index in Elasticsearch', () => {
  whereEngine('ELASTICSEARCH_URL', (url) => {
    const run = `test-processes-${process.pid}-${Date.now()}`;
    let opened = 0;
    const open: SearchIndex[] = [];
    const newPrefix = (): string => `${run}-${(opened += 1)}`;
    const processOn = async (prefix: string): Promise<SearchIndex> => {
      const index = await openElasticsearch({ url, prefix, leaseMs: LEASE_MS });
      open.push(index);
      return index;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((index) => index.close()));
    });
    afterAll(async () => {
      const answer: unknown = await (await fetch(`${url}/${run}-*/_alias`)).json();
      await Promise.all(Object.keys(answer ?? {}).map((name) => fetch(`${url}/${name}`, { method: 'DELETE' })));
    });

    it('fill it once when they start together, and none destroys the index of another', async () => {
      const prefix = newPrefix();
      const two = [await processOn(prefix), await processOn(prefix)];
      const looking = two.map(maintenanceOf);
      looking.forEach(({ begin }) => begin());
      await eventually(() => looking.forEach(({ level }) => expect(level()).toMatchObject({ isEqual: true })), 30_000);
      await Promise.all(looking.map(({ stop }) => stop()));
      for (const index of two) expect((await index.search(all)).total).toBe(LOCATIONS.length);
    });

    it('all write to the index that one of them makes, and rebuild it one at a time', async () => {
      const prefix = newPrefix();
      const [one, other] = [await processOn(prefix), await processOn(prefix)];
      const rebuild = await one.rebuild();
      await expect(other.rebuild()).rejects.toMatchObject({ code: 'CONFLICT' });
      await other.write(put([place('early', 'Early')]));
      await rebuild.swap();
      expect((await other.search({ text: 'early', limit: 9, offset: 0 })).items).toEqual(['early']);
      const next = await other.rebuild();
      await one.write(put([place('late', 'Late')]));
      await next.swap();
      expect((await one.search({ text: 'late', limit: 9, offset: 0 })).items).toEqual(['late']);
    });

    it.each(['begun', 'written'])(
      'continue the rebuild of one that was killed with -9 when it had %s',
      async (step) => {
        const prefix = newPrefix();
        const { signal, stderr } = spawnSync(process.execPath, ['--no-warnings', script, url, prefix, step]);
        expect({ signal, stderr: String(stderr) }).toEqual({ signal: 'SIGKILL', stderr: '' });
        const index = await processOn(prefix);
        await expect(index.search(all)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
        await index.write(put([place('meanwhile', 'Meanwhile')]));
        const maintenance = maintenanceOf(index);
        maintenance.begin();
        await eventually(() => expect(maintenance.level()).toMatchObject({ filled: true }), 30_000);
        await maintenance.stop();
        expect((await index.search(all)).total).toBe(LOCATIONS.length);
        expect(await index.status()).toMatchObject({ filled: true, isBuilding: false });
      },
      60_000,
    );

    it('remove overwritten documents from its files', async () => {
      const prefix = newPrefix();
      const index = await processOn(prefix);
      await (await index.rebuild()).swap();
      await index.write(put([place('spring', 'Warm Spring'), place('bath', 'Bath')]));
      await index.write(put([{ ...place('spring', 'Cold Spring'), version: 9 }]));
      const deleted = async (): Promise<unknown> => {
        const path = `${prefix}-*-write/_stats/docs?filter_path=_all.primaries.docs.deleted`;
        return (await fetch(`${url}/${path}`)).json();
      };
      expect(JSON.stringify(await deleted())).toMatch(/"deleted":[1-9]/);
      // Elasticsearch records every half minute how far copies of the index have come: until then it retains what they may need.
      await eventually(
        async () => {
          await index.expunge();
          expect(JSON.stringify(await deleted())).toMatch(/"deleted":0/);
        },
        90_000,
        2_000,
      );
      expect((await index.search({ text: 'cold', limit: 9, offset: 0 })).items).toEqual(['spring']);
    });

    it('continue writing when the index of a rebuild refuses writes', async () => {
      const prefix = newPrefix();
      const index = await processOn(prefix);
      await (await index.rebuild()).swap();
      await (await index.rebuild()).leave();
      const found: unknown = await (await fetch(`${url}/_alias/${prefix}-*-next`)).json();
      const next = Object.keys(found ?? {})[0] ?? '';
      const body = JSON.stringify({ 'index.blocks.write': true });
      await fetch(`${url}/${next}/_settings`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
      await index.write(put([place('live', 'Live')]));
      expect((await index.search({ text: 'live', limit: 9, offset: 0 })).items).toEqual(['live']);
      expect(await index.status()).toMatchObject({ filled: true, isBuilding: false, count: 1 });
    });
  });
});
