import { DEAD_LETTERS } from '@wellspring/platform/bus/dead-letters';
import type { Account, AccountName } from './accounts.ts';

/** Something that Kafka grants: operations on a topic, or on the consumer groups whose names begin so; `*`: on all of them. */
export type TopicRight = {
  readonly on: 'topic' | 'groups';
  readonly name: string;
  readonly operations: readonly ('READ' | 'WRITE' | 'CREATE' | 'DELETE' | 'DESCRIBE' | 'DESCRIBE_CONFIGS')[];
};

const groupRights = (name: AccountName, groups: Account['groups']): readonly TopicRight[] => {
  const joins = ['READ', 'DESCRIBE', 'DELETE'] as const;
  if (groups === 'all') return [{ on: 'groups', name: '*', operations: joins }];
  const own: TopicRight = { on: 'groups', name: `${name}.`, operations: joins };
  return groups === 'own' ? [own] : [own, { on: 'groups', name: '*', operations: ['DESCRIBE'] }];
};

/**
 * What one account may do in Kafka: read the topics that its process listens to, write its own, keep its own consumer groups. Each reads
 * dead letters, to count them; who writes events also writes those. Topics are made by the operator's account alone.
 */
export const topicRights = (
  name: AccountName,
  { topics: { reads, writes }, groups }: Account,
): readonly TopicRight[] => {
  const listens = [...reads, DEAD_LETTERS];
  const tells = writes.length > 0 ? [...writes, DEAD_LETTERS] : [];
  return [
    ...listens.map((topic): TopicRight => ({ on: 'topic', name: topic, operations: ['READ', 'DESCRIBE_CONFIGS'] })),
    ...tells.map((topic): TopicRight => ({ on: 'topic', name: topic, operations: ['WRITE'] })),
    ...(groups === 'all'
      ? listens.map((topic): TopicRight => ({ on: 'topic', name: topic, operations: ['CREATE'] }))
      : []),
    ...groupRights(name, groups),
  ];
};
