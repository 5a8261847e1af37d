import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '@wellspring/events/topics';
import { AppError } from '@wellspring/errors';
import { openS3 } from '@wellspring/platform/objects/s3';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import kafkajs from 'kafkajs';
import mongoose from 'mongoose';
import { brokerAttempts } from './testing/broker-attempts.ts';
import { startEngines } from './testing/compose-engines.ts';
import { composeProject } from './testing/compose-project.ts';
import { containersOf } from './testing/containers.ts';
import { endEngines } from './testing/engine-program.ts';
import { thisMachine } from './testing/this-machine.ts';

const { MongoClient } = mongoose.mongo;
const { Kafka, logLevel } = kafkajs;

const folder = await temporaryFolder();
const project = composeProject(['operator']);
const machine = await thisMachine(project, folder);
const { run } = containersOf(project, machine);
const keys = join(folder, 'volumes', 'keys');
const secret = (path: string): string => readFileSync(join(keys, path), 'utf8');
const address = (name: string): string => machine.addresses.get(name) ?? '';

beforeAll(async () => {
  expect(await run('keys')).toMatchObject({ code: 0 });
  await startEngines(project, machine, { folder, keys });
}, 600_000);
afterAll(endEngines, 120_000);

const withStore = async <T>(url: string, work: (client: mongoose.mongo.MongoClient) => Promise<T>): Promise<T> => {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

/** How an account of a process fares with Kafka. */
const broker = (name: string) => brokerAttempts(address('kafka:9092'), name, secret(`${name}/kafka-password`));
const publish = (name: string, topic: string) => broker(name).publish(topic);
const listen = (name: string, group: string, topic: string) => broker(name).listen(group, topic);

const BUCKET = 'wellspring';
const filesOf = (name: string) =>
  openS3({
    endpoint: `http://${address('minio:9000')}`,
    accessKey: secret(`${name}/s3-access-key`),
    secretKey: secret(`${name}/s3-secret-key`),
    bucket: BUCKET,
    makesBucket: false,
  });

/** `done`, or the code of what it failed for. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const cause = error instanceof AppError ? error.cause : error;
      return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
    },
  );
const PICTURE = Buffer.from('a picture');
const ABOUT = { size: PICTURE.byteLength, contentType: 'image/png' };
const put = async (name: string, key: string) => outcomeOf((await filesOf(name)).put(key, PICTURE, ABOUT));
const get = async (name: string, key: string) =>
  outcomeOf((await filesOf(name)).get(key).then((found) => found?.body.resume()));
const remove = async (name: string, key: string) => outcomeOf((await filesOf(name)).remove([key]));

const search = async (path: string, account?: string): Promise<number> => {
  const headers = account && { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
  const response = await fetch(`http://${address('elasticsearch:9200')}/${path}`, { headers: headers || {} });
  await response.body?.cancel();
  return response.status;
};
const catalogOfSearch = () => `catalog:${secret('catalog/elasticsearch-password')}`;

describe('the accounts of docker-compose.yml, in the real engines', () => {
  it('are made by their job, which may run again, and let the bootstrap prepare the engines', async () => {
    for (const job of ['accounts', 'accounts', 'bootstrap']) {
      const { code, stdout, stderr } = await run(job);
      expect([job, code, stderr]).toEqual([job, 0, '']);
      expect(stdout).toContain(
        job === 'accounts'
          ? 'Each process has its account in MongoDB, Kafka, Elasticsearch, the file store.'
          : 'Everything is there',
      );
    }
  }, 300_000);

  it('open only the database of their own service', async () => {
    await withStore(secret('catalog/mongodb-url'), async (client) => {
      await client.db('catalog').collection('locations').findOne();
      await client.db('catalog').collection('tried').insertOne({ at: 1 });
      for (const other of SERVICE_NAMES.filter((name) => name !== 'catalog')) {
        const read = client.db(other).collection('users').findOne();
        expect([other, await outcomeOf(read)]).toEqual([other, '13']);
      }
      const makesAccount = client.db('admin').command({ createUser: 'more', pwd: 'more', roles: ['root'] });
      expect(await outcomeOf(makesAccount)).toBe('13');
    });
  });

  it('write only the topic of their own service', async () => {
    expect(await publish('reviews', TOPICS.reviews)).toBe('written');
    expect(await publish('reviews', 'wellspring.dead-letters.v1')).toBe('written');
    expect(await publish('reviews', TOPICS.identity)).toBe('TOPIC_AUTHORIZATION_FAILED');
    expect(await publish('gateway', TOPICS.catalog)).toBe('TOPIC_AUTHORIZATION_FAILED');
  }, 60_000);

  it('read the topics that their service listens to, in its own consumer groups', async () => {
    // A broker that has just made its topic of groups accepts no members for a moment.
    await eventually(
      async () => expect(await listen('reviews', 'reviews.tried', TOPICS.identity)).toBe('joined'),
      60_000,
      500,
    );
    expect(await listen('reviews', 'identity.mails', TOPICS.identity)).toBe('GROUP_AUTHORIZATION_FAILED');
    expect(await listen('reviews', 'reviews.tried', TOPICS.moderation)).toBe('TOPIC_AUTHORIZATION_FAILED');
  }, 120_000);

  it('open the pictures of their own service, and uploads', async () => {
    expect(await put('gateway', 'tmp/upload')).toBe('done');
    expect(await get('reviews', 'tmp/upload')).toBe('done');
    expect(await put('reviews', 'reviews/picture')).toBe('done');
    expect(await get('gateway', 'reviews/picture')).toBe('done');
    const refused = await Promise.all([
      get('catalog', 'reviews/picture'),
      put('catalog', 'reviews/picture'),
      put('gateway', 'reviews/picture'),
      put('reviews', 'tmp/upload'),
    ]);
    expect(new Set(refused)).toEqual(new Set(['AccessDenied']));
    for (const name of ['catalog', 'gateway']) expect(await remove(name, 'reviews/picture')).not.toBe('done');
    expect(await get('reviews', 'reviews/picture')).toBe('done');
    expect(await remove('reviews', 'tmp/upload')).toBe('done');
  }, 60_000);

  it('open the search index to catalog, and nothing else there', async () => {
    expect(await search('wellspring-locations*/_count', catalogOfSearch())).toBe(200);
    expect(await search('_security/user', catalogOfSearch())).toBe(403);
    expect(await search('something-else/_count', catalogOfSearch())).toBe(403);
  });

  it('are required by each engine', async () => {
    const nobody = `mongodb://${address('mongodb:27017')}/?replicaSet=rs0`;
    expect(await withStore(nobody, (client) => outcomeOf(client.db('identity').collection('users').findOne()))).toBe(
      '13',
    );
    const stranger = new Kafka({ brokers: [address('kafka:9092')], logLevel: logLevel.NOTHING, retry: { retries: 0 } });
    await expect(stranger.admin().listTopics()).rejects.toThrow();
    expect(await search('wellspring-locations*/_count')).toBe(401);
    const { status } = await fetch(`http://${address('minio:9000')}/${BUCKET}/reviews/picture`);
    expect(status).toBe(403);
  }, 60_000);

  it('get other passwords when one process is given new keys, and the old ones are worth nothing', async () => {
    const before = secret('reviews/mongodb-url');
    expect(await run('keys', ['bootstrap.ts', 'keys', '/data', '--renew', 'reviews'])).toMatchObject({ code: 0 });
    expect(await run('accounts')).toMatchObject({ code: 0 });
    const read = (url: string) => withStore(url, (client) => client.db('reviews').collection('reviews').findOne());
    expect(await outcomeOf(read(secret('reviews/mongodb-url')))).toBe('done');
    expect(await outcomeOf(read(before))).toBe('18');
    expect(await publish('reviews', TOPICS.reviews)).toBe('written');
    expect(await put('reviews', 'reviews/another')).toBe('done');
  }, 120_000);
});
