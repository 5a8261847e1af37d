import type { EngineSettings } from '@wellspring/platform/config/engine-settings';

/** What the data folder does not hold, since an engine keeps it. */
export const elsewhere = ({
  MONGODB_URL,
  KAFKA_BROKERS,
  S3_ENDPOINT,
}: Pick<EngineSettings, 'MONGODB_URL' | 'KAFKA_BROKERS' | 'S3_ENDPOINT'>): readonly string[] => [
  ...(MONGODB_URL === undefined ? [] : ['documents (MongoDB)']),
  ...(KAFKA_BROKERS === undefined ? [] : ['topics (Kafka)']),
  ...(S3_ENDPOINT === undefined ? [] : ['files (S3)']),
];
