import { Finding } from '@wellspring/platform/doctor/finding';
import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { commandMain } from '@wellspring/testkit/processes/part-settings';
import { startProgram } from '@wellspring/testkit/processes/program';
import { openShiftedClock } from '@wellspring/testkit/processes/shifted-clock';
import { openSmallDisk } from '@wellspring/testkit/processes/small-disk';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { createConnection } from 'mongoose';
import { admin, MODERATION, submitAsMember } from './actors.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { loseFromSearch, openBroker } from './planted-faults.ts';
import { callCatalog, caughtUp, makeSearchCount } from './requests.ts';

const product = await startDistributed();
const { proxies, commandSettings } = product;
const clock = openShiftedClock(await temporaryFolder(), 'doctor');
const disk = openSmallDisk(await temporaryFolder(), 64);
afterAll(() => disk?.close());
const store = await createConnection(process.env['MONGODB_URL'] ?? '', { dbName: 'reviews' }).asPromise();
const broker = await openBroker();
afterAll(() => Promise.all([store.close(), broker.close()]));

type Settings = Readonly<Record<string, string>>;

const run = async (command: string, more: Settings, args: readonly string[]) => {
  const { code, stdout, stderr } = await startProgram(commandMain(command), { ...commandSettings, ...more }, args)
    .ended;
  expect(stderr).not.toMatch(/Error|at file:/);
  return { code, stdout };
};

/** What the doctor finds; its exit status says whether anything is wrong. */
const examine = async (more: Settings = {}): Promise<readonly Finding[]> => {
  const { code, stdout } = await run('doctor', more, ['--json']);
  const findings = stdout
    .trim()
    .split('\n')
    .map((line) => Finding.parse(JSON.parse(line)));
  expect(code).toBe(findings.some(({ state }) => state === 'wrong') ? 1 : 0);
  return findings;
};
const notWell = (findings: readonly Finding[]): readonly Finding[] => findings.filter(({ state }) => state !== 'ok');
/** What every store of tests has: one broker, and no faults. */
const ONE_BROKER = { state: 'warning', about: 'event log', says: expect.stringContaining('one broker') as string };

const wellAgain = async (): Promise<void> => {
  await caughtUp(product);
  await eventually(async () => expect(notWell(await examine())).toEqual([expect.objectContaining(ONE_BROKER)]), 60_000);
};

const publish = async (): Promise<string> => {
  const word = newWord();
  const id = await submitAsMember(product)(word);
  await callCatalog(product)(admin, `mutation ($id: ID!) { ${MODERATION.verify} }`, { id });
  await eventually(async () => expect(await makeSearchCount(product)(word)).toBe(1), 30_000, 50);
  return word;
};

beforeAll(async () => {
  // What earlier files have lost or left on purpose is none of this file's findings.
  await broker.loseDeadLetters();
  await run('bootstrap', {}, ['engines']);
  for (const name of ['search', 'ratings', 'badges', 'stats'] as const)
    expect(await product.command('rebuild', name).ended).toMatchObject({ code: 0 });
}, 300_000);

describe('the doctor, on real engines', () => {
  it('finds them well, each by its name, and changes nothing', async () => {
    await wellAgain();
    const abouts = new Set((await examine()).map(({ about }) => about));
    for (const about of ['settings', 'event log', 'file store', 'clock of the file store', 'search', 'mail'])
      expect(abouts).toContain(about);
  }, 120_000);

  it('finds a missing index and an unused one', async () => {
    const reviews = store.collection('reviews');
    const { name = '' } = (await reviews.indexes()).find(({ name: each }) => each !== '_id_') ?? {};
    await reviews.dropIndex(name);
    await reviews.createIndex({ nobody: 1 });
    const found = notWell(await examine());
    expect(found).toContainEqual(
      expect.objectContaining({
        state: 'wrong',
        about: 'documents of reviews',
        says: 'reviews lacks 1 of its indexes',
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        state: 'warning',
        says: expect.stringContaining('nobody_1') as string,
        cure: 'drop them',
      }),
    );
    await reviews.dropIndex('nobody_1');
    await run('bootstrap', {}, ['engines']);
    await wellAgain();
  }, 120_000);

  it('finds a topic that forgets, and one that is gone', async () => {
    await broker.keepFor('3600000');
    await broker.loseDeadLetters();
    const found = notWell(await examine());
    expect(found).toContainEqual(
      expect.objectContaining({ state: 'wrong', says: expect.stringContaining('wellspring.reviews.v1') as string }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        says: 'topic wellspring.dead-letters.v1 is missing',
        cure: 'npm run bootstrap -- engines',
      }),
    );
    await broker.keepFor('-1');
    await run('bootstrap', {}, ['engines']);
    await wellAgain();
  }, 120_000);

  it('finds a place that search has lost, and the rebuild that it names cures that', async () => {
    await loseFromSearch(await publish());
    await eventuallyAcrossProcesses(async () =>
      expect(notWell(await examine())).toContainEqual({
        state: 'wrong',
        about: 'search',
        says: 'the index differs from the documents in 1 places',
        cure: 'npm run rebuild -- search',
      }),
    );
    expect(await product.command('rebuild', 'search').ended).toMatchObject({ code: 0 });
    await wellAgain();
  }, 120_000);

  it('finds an unavailable engine, and continues with the others', async () => {
    await proxies.elasticsearch.takeDown();
    const found = await examine();
    await proxies.elasticsearch.bringUp();
    expect(found).toContainEqual(expect.objectContaining({ state: 'wrong', about: 'search' }));
    expect(found).toContainEqual(expect.objectContaining({ state: 'ok', about: 'file store' }));
    await wellAgain();
  }, 120_000);

  (clock ? it : it.skip)(
    'finds clocks that are apart, where faketime is on PATH',
    async () => {
      clock?.set(3_600);
      const found = notWell(await examine(clock?.settings));
      for (const about of ['clock of the file store', 'search', 'documents of catalog'])
        expect(found).toContainEqual({
          state: 'warning',
          about,
          says: expect.stringMatching(/^its clock is 3[56]\d\d s behind that of this machine$/) as string,
          cure: 'set both clocks by NTP',
        });
    },
    60_000,
  );

  (clock ? it : it.skip)(
    'finds facts that nobody publishes, where faketime is on PATH',
    async () => {
      await proxies.kafka.takeDown();
      await submitAsMember(product)(newWord());
      clock?.set(120);
      const found = notWell(await examine(clock?.settings));
      await proxies.kafka.bringUp();
      expect(found).toContainEqual(
        expect.objectContaining({
          state: 'wrong',
          about: 'documents of catalog',
          says: expect.stringMatching(
            /^\d+ documents hold facts that are not published, one of them for 1\d\d s$/,
          ) as string,
        }),
      );
      await wellAgain();
    },
    120_000,
  );

  (disk ? it : it.skip)(
    'finds a disk that is nearly full, where this user may mount a small one',
    async () => {
      const found = await examine({
        S3_ENDPOINT: '',
        S3_ACCESS_KEY: '',
        S3_SECRET_KEY: '',
        DATA_DIR: disk?.folder ?? '',
      });
      expect(found).toContainEqual(
        expect.objectContaining({
          state: 'warning',
          about: 'disk',
          says: expect.stringMatching(/^0\.\d GB are free in DATA_DIR$/) as string,
        }),
      );
    },
    60_000,
  );
});
