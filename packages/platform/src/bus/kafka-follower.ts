import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Cursor, Engine, Entry } from './engine.ts';
import { answerOf } from './kafka-client.ts';
import type { KafkaClient } from './kafka-client.ts';
import { fromKafka } from './kafka-headers.ts';
import { startAgain } from './kafka-restart.ts';
import type { Subscription } from './port.ts';
import { endsOf } from './kafka-topics.ts';

type Start = { readonly topic: string; readonly partition: number; readonly offset: number };
type Place = { readonly partition: number; readonly offset: number };

/**
 * Reads topics from given offsets on, alone: a group of its own that commits nothing and is removed at the end. kafkajs
 * has no reader without a group. After an outage it may go on at the end of the log.
 */
const follow = async (
  client: KafkaClient,
  log: Logger,
  starts: readonly Start[],
  see: (entry: Entry, place: Place) => void,
): Promise<Subscription> => {
  const stopping = new AbortController();
  const groupId = `${client.clientId}.follower.${randomUUID()}`;
  const member = client.consumer(groupId);
  const { consumer } = member;
  const stop = async (): Promise<void> => {
    stopping.abort();
    await member.end();
    try {
      await answerOf((await client.admin()).deleteGroups([groupId]));
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
          see(fromKafka(topic, partition, message), { partition, offset: Number(message.offset) });
      },
    });
  };
  const begin = async (): Promise<void> => {
    await consumer.connect();
    await consumer.subscribe({ topics: [...new Set(starts.map(({ topic }) => topic))], fromBeginning: false });
    await start();
    for (const { topic, partition, offset } of starts) consumer.seek({ topic, partition, offset: String(offset) });
  };
  startAgain(member, start, stopping.signal, log);
  try {
    await answerOf(begin());
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
};

export const kafkaListen =
  (client: KafkaClient, log: Logger): Engine['listen'] =>
  async (topics, hear) => {
    const ends = await answerOf(endsOf(client, topics));
    return follow(
      client,
      log,
      ends.map(({ high, ...place }) => ({ ...place, offset: high })),
      hear,
    );
  };

export const kafkaRead =
  (client: KafkaClient, log: Logger): Engine['read'] =>
  async (topic, from) => {
    const ends = await answerOf(endsOf(client, [topic]));
    const next = new Map<number, number>(from);
    const starts = ends
      .map(({ partition, low, high }) => ({ topic, partition, offset: Math.max(low, from.get(partition) ?? 0), high }))
      .filter(({ offset, high }) => offset < high);
    for (const { partition, offset } of starts) next.set(partition, offset);
    const high = new Map(starts.map((start) => [start.partition, start.high]));
    const behind = (cursor: Cursor): boolean => starts.some((start) => (cursor.get(start.partition) ?? 0) < start.high);
    const entries: Entry[] = [];
    if (starts.length === 0) return { entries, cursor: next };

    const complete = Promise.withResolvers<void>();
    const reader = await follow(client, log, starts, (entry, { partition, offset }) => {
      // a place may come twice around the first seek
      if (offset !== next.get(partition) || offset >= (high.get(partition) ?? 0)) return;
      next.set(partition, offset + 1);
      entries.push(entry);
      if (!behind(next)) complete.resolve();
    });
    try {
      await answerOf(complete.promise, 30_000);
    } finally {
      await reader.stop();
    }
    return { entries, cursor: next };
  };
