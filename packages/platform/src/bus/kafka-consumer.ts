import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from '../log/log.ts';
import type { Engine } from './engine.ts';
import type { KafkaClient } from './kafka-client.ts';
import { brokerAnswer } from './kafka-connection.ts';
import { fromKafka } from './kafka-headers.ts';
import { beginNow } from './kafka-offsets.ts';
import { restartOnCrash } from './kafka-restart.ts';

const HEARTBEAT = 500;
/** Setting offsets joins the group for a moment, and the broker delays the first join of a new group. */
const SET_OFFSETS_MS = 20_000;

/** Consumers of groups: offsets are committed after handling, heartbeats continue during long handling. */
export const kafkaConsume =
  (client: KafkaClient, log: Logger): Engine['consume'] =>
  async ({ group, topics, maxBatch, from }, handle) => {
    if (from === 'now') await brokerAnswer(beginNow(client, group, topics), SET_OFFSETS_MS);
    const stopping = new AbortController();
    const member = client.member(group);
    const { consumer } = member;

    const inSlices = async (payload: EachBatchPayload, signal: AbortSignal): Promise<void> => {
      const { batch } = payload;
      for (let at = 0; at < batch.messages.length; at += maxBatch) {
        if (signal.aborted || !payload.isRunning() || payload.isStale()) return;
        const slice = batch.messages.slice(at, at + maxBatch);
        await handle(
          slice.map((record) => fromKafka(batch.topic, batch.partition, record)),
          signal,
        );
        payload.resolveOffset(slice.at(-1)?.offset ?? batch.lastOffset());
        await payload.commitOffsetsIfNecessary();
      }
    };

    const eachBatch = async (payload: EachBatchPayload): Promise<void> => {
      const lost = new AbortController(); // the group is being rebalanced, or the broker is unavailable
      const beat = (): void => void payload.heartbeat().catch((error: unknown) => lost.abort(error));
      const pulse = setInterval(beat, HEARTBEAT);
      try {
        await inSlices(payload, AbortSignal.any([stopping.signal, lost.signal]));
      } catch (error) {
        if (!stopping.signal.aborted && !lost.signal.aborted) throw error;
      } finally {
        clearInterval(pulse);
      }
      // what was not handled is handed over again, here or to another member
      if (!stopping.signal.aborted) lost.signal.throwIfAborted();
    };

    const start = async (): Promise<void> => {
      await consumer.connect();
      await consumer.run({ autoCommitInterval: 200, eachBatchAutoResolve: false, eachBatch });
    };

    const stop = async (): Promise<void> => {
      stopping.abort();
      await member.end();
    };

    const revive = restartOnCrash(member, start, stopping.signal, log);
    try {
      await brokerAnswer(consumer.connect());
      await brokerAnswer(consumer.subscribe({ topics: [...topics], fromBeginning: true }));
    } catch (error) {
      await stop();
      throw error;
    }
    // Not awaited: after the death of a member, the group accepts no other until that member's session is over.
    start().catch(revive);
    return { stop };
  };
