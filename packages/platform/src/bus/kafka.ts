import type { BusOptions } from './bus.ts';
import { LARGEST_MESSAGE, busOver } from './bus.ts';
import type { Carried, Engine } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import { answerOf, kafkaClient } from './kafka-client.ts';
import type { KafkaClient, KafkaOptions } from './kafka-client.ts';
import { kafkaConsume } from './kafka-consumer.ts';
import { kafkaListen, kafkaRead } from './kafka-follower.ts';
import { toKafka } from './kafka-headers.ts';
import { ensureKafkaTopics, kafkaLag } from './kafka-topics.ts';
import type { Bus } from './port.ts';

const HEADERS = 500; // about what a message has beside its body, in bytes

/** What one request may carry: the broker refuses more than a megabyte for one partition. */
const inRequests = (records: readonly Carried[]): readonly (readonly Carried[])[] => {
  const requests: Carried[][] = [];
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

const send = async (client: KafkaClient, records: readonly Carried[]): Promise<void> => {
  const producer = await client.producer();
  const topics = Map.groupBy(records, ({ message }) => message.topic);
  const topicMessages = [...topics].map(([topic, carried]) => ({ topic, messages: carried.map(toKafka) }));
  await producer.sendBatch({ acks: -1, timeout: 4_000, topicMessages });
};

const kafkaLog = (options: KafkaOptions): Engine => {
  const client = kafkaClient(options);
  const { append, settled } = groupCommit(async (records) => {
    for (const request of inRequests(records)) await answerOf(send(client, request));
  });
  return {
    ensureTopics: (topics) => answerOf(ensureKafkaTopics(client, topics)),
    append,
    consume: kafkaConsume(client, options.log),
    listen: kafkaListen(client, options.log),
    lag: (group, topics) => answerOf(kafkaLag(client, group, topics)),
    read: kafkaRead(client, options.log),
    up: client.up,
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
  busOver(kafkaLog(options), options);
