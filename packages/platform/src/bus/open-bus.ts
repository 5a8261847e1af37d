import { continueTrace, inSpan } from '../telemetry/tracing.ts';
import type { Logger } from '../log/log.ts';
import type { Observe } from './handling.ts';
import { openLog } from './embedded-log.ts';
import type { Bus } from './port.ts';

/** A batch is handled within the trace of the request that caused its first message. */
const traced: Observe = (group, messages, run) =>
  continueTrace(messages[0]?.traceparent, () =>
    inSpan(
      `${group} process`,
      {
        'messaging.consumer.group.name': group,
        'messaging.operation.name': 'process',
        'messaging.batch.message_count': messages.length,
      },
      run,
    ),
  );

/** The bus of a process: Kafka where brokers are named, else the embedded log in `folder`. */
export const openBus = async (options: {
  readonly brokers: readonly string[] | undefined;
  /** asked for only without brokers */
  readonly folder: () => string;
  readonly clientId: string;
  readonly log: Logger;
}): Promise<Bus> => {
  const { brokers, folder, clientId, log } = options;
  const same = { log, now: () => new Date(), observe: traced };
  if (!brokers) return openLog({ folder: folder(), ...same });
  // The client of Kafka takes memory that a process without brokers need not spend.
  const { openKafka } = await import('./kafka.ts');
  return openKafka({ brokers, clientId, ...same });
};
