import { openDocuments } from '@wellspring/platform/documents/documents';
import type { Stored } from '@wellspring/platform/documents/port';
import type { Bus, Fact, Message } from '@wellspring/platform/bus/port';
import { openBus } from '@wellspring/platform/bus/open-bus';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import kafkajs from 'kafkajs';
import { Schema } from 'mongoose';
import { notRun, ON_ENGINES } from './engines.ts';
import { figure, type Figure } from './figure.ts';
import { median } from './middle.ts';

const NAME = 'Facts that the relay publishes through Kafka';
const TARGET = 0.2;
/** As large as an event of a place, in bytes. */
const FACT = Buffer.alloc(500, 'x');
/** What the relay hands to the broker at once. */
const BATCH = 500;
const WRITTEN_AT_ONCE = 1_000;

const log = makeLogger({ service: 'bench', level: 'silent' });

/** A publisher that holds everything back until it is released. */
const heldBack = (bus: Bus) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { publish: (messages: readonly Message[]) => promise.then(() => bus.publish(messages)), letGo: resolve };
};

type Place = Stored & { name: string };

/** Writes documents with a fact each while nothing goes out, then lets them go. Answers facts a second. */
const relayed = async (mongodb: string, bus: Bus, topic: string, facts: number): Promise<number> => {
  const { publish, letGo } = heldBack(bus);
  const database = `bench-${newId()}`;
  const deadLetter: Bus['deadLetter'] = (message, why) => bus.deadLetter(message, why);
  const options = { store: { mongodb }, database, source: 'bench', publish, deadLetter, log, newId };
  const documents = await openDocuments({ ...options, now: () => new Date() });
  const model = documents.model<Place>('Place', new Schema<Place>({ name: String }));
  try {
    await documents.start();
    for (let at = 0; at < facts; at += WRITTEN_AT_ONCE)
      await documents.insertMany(
        model,
        Array.from({ length: Math.min(WRITTEN_AT_ONCE, facts - at) }, () => {
          const _id = newId();
          const fact: Fact = { topic, type: 'wellspring.bench.v1.Written', key: _id, data: FACT };
          return { document: { _id, revision: 1, v: 1, name: _id }, facts: [fact] };
        }),
      );
    const startedAt = performance.now();
    letGo();
    await documents.drained();
    return facts / ((performance.now() - startedAt) / 1_000);
  } finally {
    await model.db.dropDatabase();
    await documents.close();
  }
};

/** The same messages by kafkajs alone, a batch after the other, each acknowledged as the relay's are. */
const produced = async (brokers: readonly string[], topic: string, facts: number): Promise<number> => {
  const kafka = new kafkajs.Kafka({ brokers: [...brokers], logLevel: kafkajs.logLevel.NOTHING });
  const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
  await producer.connect();
  try {
    const startedAt = performance.now();
    for (let at = 0; at < facts; at += BATCH)
      await producer.send({
        topic,
        acks: -1,
        messages: Array.from({ length: Math.min(BATCH, facts - at) }, () => ({ key: newId(), value: FACT })),
      });
    return facts / ((performance.now() - startedAt) / 1_000);
  } finally {
    await producer.disconnect();
  }
};

/** How fast facts leave their documents, beside a bare producer of the same messages, in turns. */
export const measureRelay = async ({
  facts,
  rounds,
}: {
  readonly facts: number;
  readonly rounds: number;
}): Promise<readonly Figure[]> => {
  const { MONGODB_URL: mongodb, KAFKA_BROKERS: addresses } = process.env;
  if (!mongodb || !addresses) return [notRun(NAME, `≥ ${TARGET} ×`)];
  const brokers = addresses.split(',');
  const topic = `wellspring.bench.${newId()}`;
  const bus = await openBus({ kafka: { brokers }, folder: () => '', clientId: 'bench', log });
  try {
    await bus.ensureTopics([topic]);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await relayed(mongodb, bus, topic, facts));
      bare.push(await produced(brokers, topic, facts));
    }
    const ratio = median(ours) / median(bare);
    const perSecond = (rates: readonly number[]) => `${Math.round(median(rates)).toLocaleString('en')}/s`;
    return [
      figure(NAME, {
        target: `≥ ${TARGET} ×`,
        measured: `${ratio.toFixed(2)} × (${perSecond(ours)})`,
        comparedTo: `a bare kafkajs producer of the same messages, ${BATCH} at once (${perSecond(bare)}); each fact is also taken out of its document; ${ON_ENGINES}`,
        isMet: ratio >= TARGET,
      }),
    ];
  } finally {
    await bus.close();
  }
};
