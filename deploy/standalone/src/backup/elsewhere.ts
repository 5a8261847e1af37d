import type { StandaloneSettings } from '../config.ts';

/** What the data folder does not hold, since an engine keeps it. */
export const elsewhere = ({ MONGODB_URL, KAFKA_BROKERS, S3_ENDPOINT }: StandaloneSettings): readonly string[] => [
  ...(MONGODB_URL === undefined ? [] : ['documents (MongoDB)']),
  ...(KAFKA_BROKERS === undefined ? [] : ['topics (Kafka)']),
  ...(S3_ENDPOINT === undefined ? [] : ['files (S3)']),
];
