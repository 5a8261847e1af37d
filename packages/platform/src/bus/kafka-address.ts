import type { SASLOptions } from 'kafkajs';
import type { EngineSettings } from '../config/engine-settings.ts';

/** Where Kafka is, and how one gets in. */
export type KafkaAddress = {
  readonly brokers: readonly string[];
  readonly tls?: boolean;
  readonly sasl?: SASLOptions;
};

type KafkaSettings = Pick<
  EngineSettings,
  'KAFKA_BROKERS' | 'KAFKA_TLS' | 'KAFKA_SASL_MECHANISM' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD'
>;

const saslOf = (settings: KafkaSettings): SASLOptions | undefined => {
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  return mechanism !== undefined && username !== undefined && password !== undefined
    ? { mechanism, username, password }
    : undefined;
};

/** The brokers that the settings name; undefined: none. */
export const kafkaAddress = (settings: KafkaSettings): KafkaAddress | undefined => {
  const { KAFKA_BROKERS: brokers, KAFKA_TLS: tls } = settings;
  if (brokers === undefined) return undefined;
  const sasl = saslOf(settings);
  return { brokers, tls, ...(sasl && { sasl }) };
};
