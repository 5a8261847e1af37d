import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { openProduct } from '@wellspring/standalone/product';
import { prepareEngines } from '@wellspring/bootstrap/prepare-engines';

const countIn = (file: string, table: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'];
  } finally {
    database.close();
  }
};

/** What is in a data folder, and how many indexes each service has; files that reading it leaves beside do not count. */
const madeIn = (folder: string) => ({
  names: readdirSync(folder)
    .filter((name) => !/-(shm|wal)$/.test(name))
    .sort(),
  indexes: SERVICE_NAMES.map((name) => countIn(join(folder, `${name}.db`), 'indexes')),
});

describe('preparing engines', () => {
  it('makes what is missing in a data folder, and may be repeated', async () => {
    const folder = await temporaryFolder();
    const settings = StandaloneSettings.parse({ DATA_DIR: folder });
    const said: string[] = [];
    const prepare = () =>
      prepareEngines({
        open: (context) => openProduct({ settings, ...context }),
        say: (line) => said.push(line),
        signal: new AbortController().signal,
      });
    await prepare();
    const made = madeIn(folder);
    expect(['events.db', 'files', 'search-1.db'].filter((name) => !made.names.includes(name))).toEqual([]);
    for (const count of made.indexes) expect(count).toBeGreaterThan(0);
    await prepare();
    expect(madeIn(folder)).toEqual(made);
    expect(said).toEqual([]);
  });

  it('logs once for each engine that it waits, and ends when it is stopped', async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    const settings = StandaloneSettings.parse({
      DATA_DIR: await temporaryFolder(),
      MONGODB_URL: `mongodb://${nobody}`,
      KAFKA_BROKERS: nobody,
      ELASTICSEARCH_URL: `http://${nobody}`,
      S3_ENDPOINT: `http://${nobody}`,
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret-key',
      SESSION_KEYS: 'a key for sessions in tests of 32 characters',
    });
    const said: string[] = [];
    const stop = new AbortController();
    const preparing = prepareEngines({
      open: (context) => openProduct({ settings, ...context }),
      say: (line) => said.push(line),
      signal: stop.signal,
    });
    const waiting = ['document store', 'event broker', 'file store', 'search engine'];
    const lines = waiting.map((engine) => `The ${engine} cannot be used yet. Waiting until it can …`);
    await eventually(() => expect(said.toSorted()).toEqual(lines.toSorted()), 40_000);
    stop.abort();
    await expect(preparing).rejects.toMatchObject({ name: 'AbortError' });
  });
});
