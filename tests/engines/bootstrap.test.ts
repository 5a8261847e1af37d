import { join } from 'node:path';
import { startProgram } from '@wellspring/testkit/processes/program';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { createConnection } from 'mongoose';
import { z } from 'zod';

const NAMES = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
const engines = Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? '']));
const folder = await temporaryFolder();

/** Each has its own folder, as containers do. */
const bootstrap = (name: string) =>
  startProgram(
    'deploy/standalone/src/commands/bootstrap.ts',
    { ...engines, ...identitySettings('smtp://127.0.0.1:9'), DATA_DIR: join(folder, name) },
    ['engines'],
  ).ended;

const Aliases = z.array(z.object({ alias: z.string(), index: z.string() }));
const elastic = (path: string, method = 'GET') => fetch(`${engines['ELASTICSEARCH_URL']}/${path}`, { method });
/** The index that is searched. */
const searched = async (): Promise<readonly string[]> =>
  Aliases.parse(await (await elastic('_cat/aliases/wellspring-locations-v*?format=json')).json())
    .filter(({ alias }) => /-v\d+$/.test(alias))
    .map(({ index }) => index);

describe('preparing the engines', () => {
  it('brings back an index of documents and the search index, also when two do it at once', async () => {
    expect(await bootstrap('first')).toMatchObject({ code: 0 });
    const store = await createConnection(engines['MONGODB_URL'] ?? '', { dbName: 'reviews' }).asPromise();
    const reviews = store.collection('reviews');
    const before = (await reviews.indexes()).map(({ name }) => name);
    expect(before.length).toBeGreaterThan(1);
    await reviews.dropIndexes();
    for (const index of await searched()) await elastic(index, 'DELETE');
    expect(await searched()).toEqual([]);

    const both = await Promise.all([bootstrap('second'), bootstrap('third')]);
    for (const { code, stdout, stderr } of both) {
      expect(`${code} ${stderr}`).toBe('0 ');
      expect(stdout).toContain('Everything is there');
    }
    expect((await reviews.indexes()).map(({ name }) => name).toSorted()).toEqual(before.toSorted());
    expect(await searched()).toHaveLength(1);
    await store.close();
  });
});
