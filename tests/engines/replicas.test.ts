import { eventually } from '@wellspring/testkit/eventually';
import { type Processes, startDistributed } from '@wellspring/testkit/processes/distributed';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { admin, submitAsMember } from './actors.ts';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';
import { callCatalog, get, makeSearchCount, statsMatchStore } from './requests.ts';

const product = await startDistributed();
const replica = await product.startReplicas();
const REPLICAS: readonly Processes[] = [product, replica];

/** Submits and verifies places through one catalog until it is killed. Answers the names that it has confirmed. */
const publishUntilKilled = async (catalog: Processes): Promise<readonly string[]> => {
  const connection = { origins: catalog.origins, keys: product.keys };
  const confirmed: string[] = [];
  while (catalog.program('catalog').isRunning()) {
    const name = newWord();
    try {
      const id = await submitAsMember(connection)(name);
      await callCatalog(connection)(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
      confirmed.push(name);
    } catch (error) {
      // Only the kill may break a call; the runner of a container cleans up first.
      await eventually(() => {
        if (catalog.program('catalog').isRunning()) throw error;
      }, 10_000);
    }
  }
  return confirmed;
};

const responsesOf = ({ origins }: Processes, word: string): Promise<readonly unknown[]> =>
  Promise.all(
    [
      '/api/stats',
      `/api/locations?search=${word}&sort=name&limit=100`,
      `/api/locations?tag=${word}&sort=name&limit=100&offset=200`,
      '/api/locations?sort=newest&limit=20',
      `/api/map?bbox=-180,-90,180,90&zoom=3&search=${word}`,
    ].map((path) => get(origins.gateway + path)),
  );

describe('two processes of each service over the same engines', () => {
  it('lose nothing when one of each is killed during an import and changes, and answer the same afterwards', async () => {
    const COUNT = 1_500;
    const word = newWord();
    const importing = await product.startImport(rowsOf(word, COUNT));
    const publishing = publishUntilKilled(product);
    const searchCount = makeSearchCount({ origins: replica.origins, keys: product.keys });
    await eventually(async () => expect(await searchCount(word)).toBeGreaterThan(0), 60_000, 5);
    expect(importing.isRunning()).toBe(true);
    for (const part of PARTS) product.program(part).signal('SIGKILL');
    const confirmed = await publishing;
    expect(confirmed.length).toBeGreaterThan(0);

    const { code, stdout, stderr } = await importing.ended;
    expect(`${stdout}${stderr}`).toContain(`${COUNT} added, 0 updated, 0 unchanged, 0 kept, 0 withheld, 0 refused`);
    expect(code).toBe(0);
    // What the killed processes had not published or handled is taken over when their leases and sessions have expired.
    await eventually(async () => expect(await searchCount(word)).toBe(COUNT), 30_000, 100);
    for (const name of confirmed) await eventually(async () => expect(await searchCount(name)).toBe(1), 30_000, 100);
    await statsMatchStore(replica);

    await Promise.all(PARTS.map(product.start));
    await statsMatchStore(product);
    const [first, second] = await Promise.all(REPLICAS.map((processes) => responsesOf(processes, word)));
    expect(first).toEqual(second);
  }, 90_000);
});
