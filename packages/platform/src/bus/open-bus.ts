import { inSpans } from '../telemetry/tracing.ts';
import type { Logger } from '../log/log.ts';
import type { Observe } from './handling.ts';
import { openLog } from './embedded-log.ts';
import type { KafkaAddress } from './kafka-address.ts';
import type { Bus } from './port.ts';

/** A batch belongs to the traces of all requests that caused its messages. */
const traced: Observe = (group, messages, run) =>
  inSpans(
    messages.map(({ traceparent }) => traceparent),
    {
      name: `${group} process`,
      kind: 'process',
      attributes: {
        'messaging.destination.name': messages[0]?.topic,
        'messaging.consumer.group.name': group,
        'messaging.operation.name': 'process',
        'messaging.batch.message_count': messages.length,
      },
    },
    run,
  );

/** The bus of a process: Kafka where there is one, else the embedded log in `folder`. */
export const openBus = async (options: {
  readonly kafka: KafkaAddress | undefined;
  /** read only without Kafka */
  readonly folder: () => string;
  readonly clientId: string;
  readonly log: Logger;
}): Promise<Bus> => {
  const { kafka, folder, clientId, log } = options;
  const same = { log, now: () => new Date(), observe: traced };
  if (!kafka) return openLog({ folder: folder(), ...same });
  // The client of Kafka needs memory that a process without brokers saves.
  const { openKafka } = await import('./kafka.ts');
  return openKafka({ ...kafka, clientId, ...same });
};
