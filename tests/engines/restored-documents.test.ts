import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import mongoose from 'mongoose';
import { admin, MODERATION, submitAsMember } from './actors.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, caughtUp, makeSearchCount, statsMatchStore } from './requests.ts';

const product = await startDistributed();
const searchCount = makeSearchCount(product);
const submit = submitAsMember(product);
const store = await mongoose.createConnection(process.env['MONGODB_URL'] ?? '').asPromise();
afterAll(() => store.close());

const moderate = async (act: keyof typeof MODERATION, id: string): Promise<void> => {
  const { errors } = await callCatalog(product)(admin, `mutation ($id: ID!) { ${MODERATION[act]} }`, { id });
  expect(errors).toBeUndefined();
};

/** Copies every collection of one database into another, on the server; indexes of what is there stay. */
const copyDatabase = async (from: string, to: string): Promise<void> => {
  const source = store.getClient().db(from);
  for (const { name } of await source.listCollections().toArray())
    await source
      .collection(name)
      .aggregate([{ $sort: { _id: 1 } }, { $out: { db: to, coll: name } }], { hint: { _id: 1 } })
      .toArray();
};

const whileAllAreStopped = async (task: () => Promise<void>): Promise<void> => {
  for (const part of PARTS) product.program(part).signal('SIGTERM');
  await Promise.all(PARTS.map((part) => product.program(part).ended));
  await task();
  await Promise.all(PARTS.map(product.start));
};

const run = async (name: 'restore' | 'rebuild', ...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await product.command(name, ...args).ended;
  expect({ code, said: code === 0 ? '' : stderr }).toEqual({ code: 0, said: '' });
  return stdout;
};

describe('the database of yesterday beside the topics of today', () => {
  it('is raised above them: search, statistics and badges are as a recomputation says', async () => {
    const word = newWord();
    const [changed, deleted] = [await submit(`${word} changed`), await submit(`${word} deleted`)];
    for (const id of [changed, deleted]) await moderate('verify', id);
    await eventually(async () => expect(await searchCount(word)).toBe(2), 30_000, 100);
    await caughtUp(product);
    await whileAllAreStopped(async () => {
      for (const name of SERVICE_NAMES) await copyDatabase(name, `yesterday-${name}`);
    });

    for (const act of ['unverify', 'verify', 'unverify', 'verify', 'unverify'] as const) await moderate(act, changed);
    await moderate('delete', deleted);
    const ghost = await submit(`${word} ghost`);
    await moderate('verify', ghost);
    await eventually(async () => expect(await searchCount(word)).toBe(1), 30_000, 100);
    await caughtUp(product);
    await whileAllAreStopped(async () => {
      for (const name of SERVICE_NAMES) {
        await copyDatabase(`yesterday-${name}`, name);
        await store.getClient().db(`yesterday-${name}`).dropDatabase();
      }
    });

    const output = await run('restore', '--lift-revisions');
    expect(output).toMatch(/Published \d+ documents again: [1-9]\d* were behind the events, [1-9]\d* more are gone\./);
    await caughtUp(product);
    await eventually(async () => expect(await searchCount(word)).toBe(2), 60_000, 200);
    await statsMatchStore(product);
    for (const projection of ['stats', 'badges', 'ratings'])
      expect(await run('rebuild', projection)).toMatch(/Compared: \d+ documents, 0 of them differed/);

    await moderate('unverify', changed);
    await eventually(async () => expect(await searchCount(word)).toBe(1), 30_000, 100);
    await caughtUp(product);
    await statsMatchStore(product);
  }, 400_000);
});
