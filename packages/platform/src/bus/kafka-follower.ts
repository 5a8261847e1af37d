import { randomUUID } from 'node:crypto';
import type { Logger } from '../log/log.ts';
import type { Cursor, Engine, Entry } from './engine.ts';
import type { KafkaClient } from './kafka-client.ts';
import { brokerAnswer } from './kafka-connection.ts';
import { fromKafka } from './kafka-headers.ts';
import { rangesOf } from './kafka-offsets.ts';
import { restartOnCrash } from './kafka-restart.ts';
import type { Subscription } from './port.ts';

/** How long a reader waits for the next entry. */
const STALLED_MS = 20_000;

type Start = { readonly topic: string; readonly partition: number; readonly offset: number };
type Position = { readonly partition: number; readonly offset: number };

/**
 * Reads topics from given offsets on, separately: its own group, which commits nothing and is removed at the end. kafkajs
 * has no reader without a group. After an outage it may continue at the end of the log.
 */
const follow = async (
  client: KafkaClient,
  log: Logger,
  starts: readonly Start[],
  onEntry: (entry: Entry, position: Position) => void | Promise<void>,
): Promise<Subscription> => {
  const stopping = new AbortController();
  const groupId = `${client.clientId}.follower.${randomUUID()}`;
  const member = client.member(groupId);
  const { consumer } = member;
  const stop = async (): Promise<void> => {
    stopping.abort();
    await member.end();
    try {
      await brokerAnswer((await client.admin()).deleteGroups([groupId]));
    } catch (error) {
      log.debug({ err: error, groupId }, 'the broker removes the empty group by itself');
    }
  };
  const start = async (): Promise<void> => {
    await consumer.connect();
    await consumer.run({
      autoCommit: false,
      eachMessage: async ({ topic, partition, message }) => {
        if (!stopping.signal.aborted)
          await onEntry(fromKafka(topic, partition, message), { partition, offset: Number(message.offset) });
      },
    });
  };
  const begin = async (): Promise<void> => {
    await consumer.connect();
    await consumer.subscribe({ topics: [...new Set(starts.map(({ topic }) => topic))], fromBeginning: false });
    await start();
    for (const { topic, partition, offset } of starts) consumer.seek({ topic, partition, offset: String(offset) });
    member.cutFetches(); // one that began elsewhere would be waited for first
  };
  restartOnCrash(member, start, stopping.signal, log);
  try {
    await brokerAnswer(begin());
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
};

export const kafkaBroadcast =
  (client: KafkaClient, log: Logger): Engine['broadcast'] =>
  async (topics, onRecord) => {
    const ranges = await brokerAnswer(rangesOf(client, topics));
    return follow(
      client,
      log,
      ranges.map(({ topic, partition, next }) => ({ topic, partition, offset: next })),
      onRecord,
    );
  };

export const kafkaRead =
  (client: KafkaClient, log: Logger): Engine['read'] =>
  async (topic, from, onEntries) => {
    const ranges = await brokerAnswer(rangesOf(client, [topic]));
    const next = new Map<number, number>(from);
    const starts = ranges
      .map(({ partition, first, next: end }) => ({
        topic,
        partition,
        offset: Math.max(first, from.get(partition) ?? 0),
        end,
      }))
      .filter(({ offset, end }) => offset < end);
    for (const { partition, offset } of starts) next.set(partition, offset);
    const ends = new Map(starts.map((start) => [start.partition, start.end]));
    const behind = (cursor: Cursor): boolean => starts.some((start) => (cursor.get(start.partition) ?? 0) < start.end);
    if (starts.length === 0) return next;

    const complete = Promise.withResolvers<void>();
    const stalled = setTimeout(() => complete.reject(new Error(`${topic} cannot be read on`)), STALLED_MS);
    const reader = await follow(client, log, starts, async (entry, { partition, offset }) => {
      // an entry may come twice around the first seek
      if (offset !== next.get(partition) || offset >= (ends.get(partition) ?? 0)) return;
      stalled.refresh();
      await onEntries([entry]).catch(complete.reject);
      next.set(partition, offset + 1);
      if (!behind(next)) complete.resolve();
    });
    try {
      await complete.promise;
    } finally {
      clearTimeout(stalled);
      await reader.stop();
    }
    return next;
  };
