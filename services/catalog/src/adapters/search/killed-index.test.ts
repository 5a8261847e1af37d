import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isUnavailable } from '@wellspring/errors';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { rebuildSearch } from '../../use-cases/rebuild-search.ts';
import { openSearchIndex } from '../../testing/search-index.ts';
import { STEPS } from './generations.ts';
import { LOCATIONS } from './killed-index.fixture.ts';

const root = await temporaryFolder();
const script = join(import.meta.dirname, 'killed-index.fixture.ts');
const all = { text: 'killed spring', limit: 100, offset: 0 };

const locations = {
  all: async function* () {
    yield* LOCATIONS;
  },
  findMany: async (ids: readonly string[]) => LOCATIONS.filter(({ id }) => ids.includes(id)),
};

/** The folder as a process leaves it that is killed with -9 at a step of making its first or second index. */
const killedAt = (step: string, generation: string): string => {
  const folder = mkdtempSync(join(root, 'killed-'));
  const { signal, stderr } = spawnSync(process.execPath, ['--no-warnings', script, folder, step, generation]);
  expect({ signal, stderr: String(stderr) }).toEqual({ signal: 'SIGKILL', stderr: '' });
  return folder;
};

describe.each(STEPS)('a process killed with -9 at the step "%s"', (step) => {
  // The folder is made once.
  const generations = step === 'folder' ? ['1'] : ['1', '2'];

  it.each(generations)('of making index %s leaves what the next start makes whole', async (generation) => {
    const folder = killedAt(step, generation);
    const index = await openSearchIndex(folder);
    const before = await index.search(all).then(
      ({ total }) => total,
      (error: unknown) => isUnavailable(error),
    );
    // Whole or not available: never a part of it.
    expect([true, LOCATIONS.length]).toContain(before);
    if (generation === '2') expect(before).toBe(LOCATIONS.length);

    const { filled, isBuilding } = await index.status();
    if (!filled || isBuilding) await rebuildSearch({ locations, index })();
    expect(await index.status()).toMatchObject({ filled: true, isBuilding: false, count: LOCATIONS.length });
    expect((await index.search(all)).total).toBe(LOCATIONS.length);
    await index.close();
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  });
});
