import { AppError } from '@wellspring/errors';
import kafkajs from 'kafkajs';
import type { Logger } from '../log/log.ts';
import type { KafkaClient } from './kafka-client.ts';
import { newTopic, topicProblem } from './topic-requirements.ts';

/** A topic's partitions never change: the partition of a key would change with them, and so would its order. */
const PARTITIONS = 6;

const entriesOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).map(([name, value]) => ({ name, value }));

/** The settings of topics, by topic and name. */
const settingsOf = async (
  client: KafkaClient,
  topics: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const resources = topics.map((name) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name }));
  const answer = await (await client.admin()).describeConfigs({ resources, includeSynonyms: false });
  return new Map(
    answer.resources.map((resource) => [
      resource.resourceName,
      new Map(resource.configEntries.map(({ configName, configValue }) => [configName, configValue])),
    ]),
  );
};

/** How many copies the partitions of topics have. */
const replicasOf = async (client: KafkaClient, topics: readonly string[]): Promise<ReadonlyMap<string, number[]>> => {
  const { topics: found } = await (await client.admin()).fetchTopicMetadata({ topics: [...topics] });
  return new Map(found.map(({ name, partitions }) => [name, partitions.map(({ replicas }) => replicas.length)]));
};

const makeMissing = async (client: KafkaClient, topics: readonly string[], brokers: number): Promise<void> => {
  const admin = await client.admin();
  const existing = new Set(await admin.listTopics());
  const { replicas, settings } = newTopic(brokers);
  for (const topic of topics) {
    if (existing.has(topic)) continue;
    // answers false when another process was faster
    await admin.createTopics({
      topics: [{ topic, numPartitions: PARTITIONS, replicationFactor: replicas, configEntries: entriesOf(settings) }],
      timeout: 4_000,
    });
  }
};

/**
 * Makes missing topics, kept for ever on as many brokers as a loss of one asks for. The log says so where there is one broker.
 * @throws AppError CONFLICT when one that exists loses messages, with time or with a disk, and how to mend it
 */
export const ensureKafkaTopics = async (client: KafkaClient, topics: readonly string[], log: Logger): Promise<void> => {
  const { brokers } = await (await client.admin()).describeCluster();
  if (brokers.length === 1) log.warn({ topics }, 'the cluster has one broker: what it keeps is lost with its disk');
  await makeMissing(client, topics, brokers.length);
  const [settings, replicas] = await Promise.all([settingsOf(client, topics), replicasOf(client, topics)]);
  for (const topic of topics) {
    const state = { settings: settings.get(topic) ?? new Map(), replicas: replicas.get(topic) ?? [] };
    const problem = topicProblem({ ...state, brokers: brokers.length });
    if (problem !== undefined) throw new AppError('CONFLICT', `Topic ${topic} cannot be used: ${problem}`);
  }
};
