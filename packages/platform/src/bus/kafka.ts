import type { BusOptions } from './bus.ts';
import { createBus } from './bus.ts';
import type { LogRecord, Engine } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import { kafkaClient } from './kafka-client.ts';
import type { KafkaClient } from './kafka-client.ts';
import { brokerAnswer } from './kafka-connection.ts';
import type { KafkaOptions } from './kafka-connection.ts';
import { kafkaConsume } from './kafka-consumer.ts';
import { kafkaBroadcast, kafkaRead } from './kafka-follower.ts';
import { toKafka } from './kafka-headers.ts';
import { committedOf, partitionName, rangesOf } from './kafka-offsets.ts';
import { ensureKafkaTopics, examineKafkaTopics } from './kafka-topics.ts';
import { LARGEST_MESSAGE } from './message-size.ts';
import type { Bus } from './port.ts';

const HEADERS = 500; // about what a message has beside its body, in bytes

/** What one request may carry: the broker refuses more than a megabyte for one partition. */
const inRequests = (records: readonly LogRecord[]): readonly (readonly LogRecord[])[] => {
  const requests: LogRecord[][] = [];
  let room = 0;
  for (const record of records) {
    const size = record.message.data.byteLength + HEADERS;
    if (room < size) {
      requests.push([]);
      room = LARGEST_MESSAGE + HEADERS;
    }
    requests.at(-1)?.push(record);
    room -= size;
  }
  return requests;
};

const send = async (client: KafkaClient, records: readonly LogRecord[]): Promise<void> => {
  const producer = await client.producer();
  const topics = Map.groupBy(records, ({ message }) => message.topic);
  const topicMessages = [...topics].map(([topic, carried]) => ({ topic, messages: carried.map(toKafka) }));
  await producer.sendBatch({ acks: -1, timeout: 4_000, topicMessages });
};

const kafkaLog = (options: KafkaOptions): Engine => {
  const client = kafkaClient(options);
  const { append, settled } = groupCommit(async (records) => {
    for (const request of inRequests(records)) await brokerAnswer(send(client, request));
  });
  return {
    ensureTopics: (topics) => brokerAnswer(ensureKafkaTopics(client, topics, options.log)),
    examine: (topics) => brokerAnswer(examineKafkaTopics(client, topics)),
    append,
    consume: kafkaConsume(client, options.log),
    broadcast: kafkaBroadcast(client, options.log),
    ranges: async (topics) =>
      new Map((await brokerAnswer(rangesOf(client, topics))).map((range) => [partitionName(range), range])),
    committed: (group, topics) => brokerAnswer(committedOf(client, group, topics)),
    read: kafkaRead(client, options.log),
    up: client.up,
    files: [],
    close: async () => {
      await settled();
      await client.end();
    },
  };
};

/**
 * The bus between processes. It connects when it is first used; while the broker is away, publishing answers
 * UNAVAILABLE within about 5 s, and consumers come back by themselves.
 */
export const openKafka = async (options: BusOptions & KafkaOptions): Promise<Bus> =>
  createBus(kafkaLog(options), options);
