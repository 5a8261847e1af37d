import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log/log.ts';
import type { KafkaMember } from './kafka-client.ts';

/**
 * Starts a consumer again after an error that kafkajs takes for final, such as a broker that has come back but does
 * not know its groups yet: the log is still there, so the consumer belongs there too. Answers how to start it anew.
 */
export const restartOnCrash = (
  { consumer, group }: KafkaMember,
  start: () => Promise<void>,
  signal: AbortSignal,
  log: Logger,
): (() => Promise<void>) => {
  const revive = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await sleep(1_000, undefined, { signal });
        return await start();
      } catch (error) {
        log.debug({ err: error, group }, 'consumer did not start, it is tried again');
      }
    }
  };
  consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
    if (signal.aborted) return;
    log.warn({ group, reason: error.message }, 'consumer lost its connection and starts again');
    if (!restart) void revive();
  });
  return revive;
};
