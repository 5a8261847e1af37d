import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import { backOffMs } from '../retry.ts';
import type { OffsetRange } from './engine.ts';
import type { KafkaClient } from './kafka-client.ts';

export type TopicPartition = { readonly topic: string; readonly partition: number };

export const partitionName = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

const LEADER_ATTEMPTS = 6;

/** A partition that was just made, or whose broker went, has no leader for a moment; kafkajs asks again for others, but not here. */
const askLeaders = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let failures = 1; ; failures++)
    try {
      return await ask();
    } catch (error) {
      const hasNone =
        error instanceof kafkajs.KafkaJSProtocolError && /^(NOT_LEADER|LEADER_NOT_AVAILABLE)/.test(error.type);
      if (!hasNone || failures === LEADER_ATTEMPTS) throw error;
      await sleep(backOffMs(failures));
    }
};

/** First and next offset of each partition. */
export const rangesOf = async (
  client: KafkaClient,
  topics: readonly string[],
): Promise<readonly (TopicPartition & OffsetRange)[]> => {
  const admin = await client.admin();
  const ranges = topics.map(async (topic) =>
    (await askLeaders(() => admin.fetchTopicOffsets(topic))).map(({ partition, low, high }) => ({
      topic,
      partition,
      first: Number(low),
      next: Number(high),
    })),
  );
  return (await Promise.all(ranges)).flat();
};

/** The next offset of a group, where it has committed one. */
export const committedOf = async (
  client: KafkaClient,
  groupId: string,
  topics: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const committed = await (await client.admin()).fetchOffsets({ groupId, topics: [...topics] });
  return new Map(
    committed.flatMap(({ topic, partitions }) =>
      partitions
        .filter(({ offset }) => Number(offset) >= 0)
        .map(({ partition, offset }) => [partitionName({ topic, partition }), Number(offset)] as const),
    ),
  );
};

/**
 * Makes a group begin at the end of the partitions where it has no offset yet. The broker allows it while the group has no
 * member: a group that has one has been set up by it.
 */
export const beginNow = async (client: KafkaClient, groupId: string, topics: readonly string[]): Promise<void> => {
  const committed = await committedOf(client, groupId, topics);
  const ranges = await rangesOf(client, topics);
  const missing = ranges.filter((range) => !committed.has(partitionName(range)));
  const admin = await client.admin();
  for (const [topic, partitions] of Map.groupBy(missing, (range) => range.topic)) {
    const ends = partitions.map(({ partition, next }) => ({ partition, offset: String(next) }));
    await admin.setOffsets({ groupId, topic, partitions: ends });
  }
};
