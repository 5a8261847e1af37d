import { AppError } from '@wellspring/errors';
import type { KafkaClient } from './kafka-client.ts';

/** A topic's partitions never change: the partition of a key would change with them, and so would its order. */
const PARTITIONS = 6;
const FOR_EVER = { 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' };

const entriesOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).map(([name, value]) => ({ name, value }));

const requireForEver = (topic: string, settings: ReadonlyMap<string, string>): void => {
  for (const [name, value] of Object.entries(FOR_EVER)) {
    const found = settings.get(name);
    if (found !== value)
      throw new AppError('CONFLICT', `Topic ${topic} loses messages: ${name} is ${found}, set it to ${value}`);
  }
};

/** Makes missing topics, kept for ever. @throws AppError CONFLICT when one that exists loses messages with time */
export const ensureKafkaTopics = async (client: KafkaClient, topics: readonly string[]): Promise<void> => {
  const admin = await client.admin();
  const existing = new Set(await admin.listTopics());
  for (const topic of topics) {
    if (existing.has(topic)) continue;
    // answers false when another process was faster
    await admin.createTopics({
      topics: [{ topic, numPartitions: PARTITIONS, replicationFactor: -1, configEntries: entriesOf(FOR_EVER) }],
      timeout: 4_000,
    });
  }
  const settings = await client.settingsOf(topics);
  for (const topic of topics) requireForEver(topic, settings.get(topic) ?? new Map());
};

export type Ends = readonly {
  readonly topic: string;
  readonly partition: number;
  readonly low: number;
  readonly high: number;
}[];

/** First and next offset of each partition. */
export const endsOf = async (client: KafkaClient, topics: readonly string[]): Promise<Ends> => {
  const admin = await client.admin();
  const ends = topics.map(async (topic) =>
    (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => ({
      topic,
      partition,
      low: Number(low),
      high: Number(high),
    })),
  );
  return (await Promise.all(ends)).flat();
};

/** How many messages a group has not taken yet; what it never committed counts from the beginning. */
export const kafkaLag = async (client: KafkaClient, groupId: string, topics: readonly string[]): Promise<number> => {
  const admin = await client.admin();
  const [ends, committed] = await Promise.all([
    endsOf(client, topics),
    admin.fetchOffsets({ groupId, topics: [...topics] }),
  ]);
  const taken = new Map(
    committed.flatMap(({ topic, partitions }) =>
      partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
    ),
  );
  return ends.reduce((sum, { topic, partition, low, high }) => {
    return sum + Math.max(0, high - Math.max(low, taken.get(`${topic}/${partition}`) ?? low));
  }, 0);
};
