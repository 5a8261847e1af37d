import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import kafkajs from 'kafkajs';
import { ok, type ExaminationResult, warning, wrong } from '../doctor/finding.ts';
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
  for (const topic of topics) {
    if (existing.has(topic)) continue;
    const { replicas, settings } = newTopic(topic, brokers);
    // answers false when another process was faster
    await admin.createTopics({
      topics: [{ topic, numPartitions: PARTITIONS, replicationFactor: replicas, configEntries: entriesOf(settings) }],
      timeout: 4_000,
    });
  }
};

/** Faults of topics, each with its repair. */
const problemsOf = async (
  client: KafkaClient,
  topics: readonly string[],
  brokers: number,
): Promise<readonly string[]> => {
  const [settings, replicas] = await Promise.all([settingsOf(client, topics), replicasOf(client, topics)]);
  return topics.flatMap((topic) => {
    const state = { settings: settings.get(topic) ?? new Map(), replicas: replicas.get(topic) ?? [], brokers };
    const problem = topicProblem(topic, state);
    return problem === undefined ? [] : [`Topic ${topic} cannot be used: ${problem}`];
  });
};

/**
 * Makes missing topics, stored for ever or as long as their names say, on as many brokers as a loss of one asks for. The log says so where there is one broker.
 * @throws AppError CONFLICT when one that exists loses messages, with time or with a disk, with its repair
 */
export const ensureKafkaTopics = async (client: KafkaClient, topics: readonly string[], log: Logger): Promise<void> => {
  const { brokers } = await (await client.admin()).describeCluster();
  if (brokers.length === 1) log.warn({ topics }, 'the cluster has one broker: what it keeps is lost with its disk');
  await makeMissing(client, topics, brokers.length);
  const [first] = await problemsOf(client, topics, brokers.length);
  if (first !== undefined) throw new AppError('CONFLICT', verbatim(first));
};

/** How topics are, without making any. */
export const examineKafkaTopics = async (
  client: KafkaClient,
  topics: readonly string[],
): Promise<readonly ExaminationResult[]> => {
  const admin = await client.admin();
  const { brokers } = await admin.describeCluster();
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !existing.has(topic));
  const there = topics.filter((topic) => existing.has(topic));
  const problems = there.length > 0 ? await problemsOf(client, there, brokers.length) : [];
  return [
    ...missing.map((topic) => wrong(`topic ${topic} is missing`, 'npm run bootstrap -- engines')),
    ...problems.map((problem) => wrong(problem, 'set it with the tools of your broker (docs/operations.md, Topics)')),
    ...(brokers.length === 1
      ? [
          warning(
            'the cluster has one broker: what it keeps is lost with its disk',
            'run three brokers, and give topics three replicas',
          ),
        ]
      : []),
    ...(missing.length + problems.length === 0 ? [ok(`${there.length} topics keep what they are given`)] : []),
  ];
};
