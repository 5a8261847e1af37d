import kafkajs from 'kafkajs';
import type { Consumer } from 'kafkajs';
import {
  brokerStatus,
  connectKafka,
  connectedOnce,
  disconnect,
  RETRY,
  RETRY_FOR_EVER,
  type CutKafka,
  type KafkaOptions,
} from './kafka-connection.ts';

const { Partitioners } = kafkajs;

/** A member of a group. `end` leaves it, soon and for good. */
export type KafkaMember = Pick<CutKafka, 'cutFetches'> & {
  readonly group: string;
  readonly consumer: Consumer;
  readonly end: () => Promise<void>;
};

/** Connections to the broker: one admin, one producer, a consumer for each group. */
export const kafkaClient = (options: KafkaOptions) => {
  const { brokers, clientId, log } = options;
  const status = brokerStatus(brokers, log);
  const ended = new AbortController();
  const { kafka } = connectKafka(options, status, RETRY, ended.signal);
  const kafkaAdmin = kafka.admin();
  // not idempotent: kafkajs may use a sequence number again after a send whose outcome it never learned, and the
  // broker would take the next message for a repeat and drop it; consumers tolerate repeats, but not a loss
  const kafkaProducer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  });
  kafkaAdmin.on(kafkaAdmin.events.REQUEST, status.answered);
  kafkaProducer.on(kafkaProducer.events.REQUEST, status.answered);
  const admin = connectedOnce(kafkaAdmin);
  const producer = connectedOnce(kafkaProducer);

  /** A member of a group, on its own connections. */
  const member = (group: string): KafkaMember => {
    let ending = false;
    const left = new AbortController();
    const { kafka: own, cutFetches } = connectKafka(options, status, RETRY_FOR_EVER, left.signal);
    const consumer = own.consumer({
      groupId: group,
      sessionTimeout: 10_000,
      // Between two fetches: by heartbeats a member hears of a new one, which waits for it so long.
      heartbeatInterval: 500,
      rebalanceTimeout: 30_000,
      maxWaitTimeInMs: 3_000, // no delay of what arrives; what idles asks that seldom
      allowAutoTopicCreation: false,
      retry: { ...RETRY_FOR_EVER, restartOnFailure: async () => !ending },
    });
    consumer.on(consumer.events.REQUEST, status.answered);
    const end = (): Promise<void> => {
      ending = true;
      const ended = disconnect(consumer, left, log);
      cutFetches(); // no new one begins
      return ended;
    };
    return { group, consumer, cutFetches, end };
  };

  const disconnectAll = async (): Promise<void> =>
    void (await Promise.all([producer.disconnect(), admin.disconnect()]));

  return {
    clientId,
    admin: admin.ready,
    producer: producer.ready,
    member,
    up: status.up,
    end: (): Promise<void> => disconnect({ disconnect: disconnectAll }, ended, log),
  };
};

export type KafkaClient = ReturnType<typeof kafkaClient>;
