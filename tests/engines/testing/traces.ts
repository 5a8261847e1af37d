import { z } from 'zod';
import { connectS3 } from '@wellspring/platform/objects/s3';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { Kafka, logLevel } from 'kafkajs';
import mongoose from 'mongoose';

/** By what each is: the words to look for. */
type Words = Readonly<Record<string, string>>;
/** An item in an engine's store, as bytes, and its location. */
type StoredBytes = { readonly where: string; readonly bytes: Buffer };

const setting = (name: string): string => process.env[name] ?? '';

const openMongo = async () => {
  const store = await mongoose.createConnection(setting('MONGODB_URL')).asPromise();
  return {
    /** Every document of every service, as MongoDB keeps it: facts that wait are bytes. */
    all: async function* (): AsyncIterable<StoredBytes> {
      for (const service of SERVICE_NAMES) {
        const database = store.useDb(service);
        for (const { name } of await database.listCollections())
          // By the only index that has every document: scans are refused.
          for await (const document of database.collection(name).find({}, { raw: true }).hint({ _id: 1 }))
            if (Buffer.isBuffer(document)) yield { where: `mongodb ${service}.${name}`, bytes: document };
      }
    },
    close: () => store.close(),
  };
};

const Page = z.object({
  _scroll_id: z.string(),
  hits: z.object({ hits: z.array(z.looseObject({ _index: z.string() })) }),
});

/** Every document of every search index. */
const allIndexed = async function* (): AsyncIterable<StoredBytes> {
  const ask = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`${setting('ELASTICSEARCH_URL')}/${path}`, init)).json();
  };
  await ask('POST', '_refresh');
  let page = Page.parse(await ask('POST', '_all/_search?scroll=1m&expand_wildcards=all', { size: 5_000 }));
  while (page.hits.hits.length > 0) {
    for (const hit of page.hits.hits)
      yield { where: `elasticsearch ${hit._index}`, bytes: Buffer.from(JSON.stringify(hit)) };
    page = Page.parse(await ask('POST', '_search/scroll', { scroll: '1m', scroll_id: page._scroll_id }));
  }
  await ask('DELETE', '_search/scroll', { scroll_id: page._scroll_id });
};

const Offsets = z.array(z.object({ partition: z.number(), high: z.string(), low: z.string() }));

/** Everything that the topics of the product hold, from their beginnings, dead letters among them. */
const allPublished = async (): Promise<readonly StoredBytes[]> => {
  const kafka = new Kafka({ brokers: setting('KAFKA_BROKERS').split(','), logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((topic) => topic.startsWith('wellspring.'));
  const waiting = new Map<string, bigint>();
  for (const topic of topics)
    for (const { partition, high, low } of Offsets.parse(await admin.fetchTopicOffsets(topic)))
      if (BigInt(high) > BigInt(low)) waiting.set(`${topic}/${partition}`, BigInt(high) - 1n);
  const groupId = `traces-${Date.now()}`;
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100 });
  const stored: StoredBytes[] = [];
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    if (waiting.size === 0) resolve();
    consumer
      .run({
        eachMessage: async ({ topic, partition, message: { key, value, headers, offset } }) => {
          const parts = [key, value, Buffer.from(JSON.stringify(headers))].map((part) => part ?? Buffer.alloc(0));
          stored.push({ where: `kafka ${topic}`, bytes: Buffer.concat(parts) });
          const last = waiting.get(`${topic}/${partition}`);
          if (last !== undefined && BigInt(offset) >= last) waiting.delete(`${topic}/${partition}`);
          if (waiting.size === 0) resolve();
        },
      })
      .catch(reject);
  });
  await consumer.disconnect();
  await admin.deleteGroups([groupId]);
  await admin.disconnect();
  return stored;
};

/** How Base64 writes a text, wherever in a longer text it begins. */
const inBase64 = (text: string): readonly string[] =>
  [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );

const namesIn = (bytes: Buffer, words: Words): readonly string[] =>
  Object.entries(words)
    .filter(([, word]) => [word, ...inBase64(word)].some((form) => bytes.includes(form)))
    .map(([name]) => name);

/** Looks into the real engines of the suite. They are closed after the last test of the file. */
export const openTraces = async () => {
  const mongo = await openMongo();
  const { client, agent } = connectS3({
    endpoint: setting('S3_ENDPOINT'),
    accessKey: setting('S3_ACCESS_KEY'),
    secretKey: setting('S3_SECRET_KEY'),
    bucket: 'wellspring',
  });
  afterAll(async () => {
    await mongo.close();
    agent.destroy();
  });
  return {
    /** Where the words stand in documents, search indexes and topics, each as "name: engine place". */
    ofWords: async (words: Words): Promise<readonly string[]> => {
      const found = new Set<string>();
      const look = ({ where, bytes }: StoredBytes): void => {
        for (const name of namesIn(bytes, words)) found.add(`${name}: ${where}`);
      };
      for await (const stored of mongo.all()) look(stored);
      for await (const stored of allIndexed()) look(stored);
      (await allPublished()).forEach(look);
      return [...found].toSorted();
    },
    /** The names of all files, of former versions and of what marks a removal too. */
    files: async (): Promise<readonly string[]> => {
      const names: string[] = [];
      const listed: AsyncIterable<unknown> = client.listObjects('wellspring', '', true, { IncludeVersion: true });
      for await (const file of listed) names.push(z.object({ name: z.string() }).parse(file).name);
      return names.toSorted();
    },
  };
};
