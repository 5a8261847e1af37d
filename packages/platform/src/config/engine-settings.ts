import { z } from 'zod';
import { hostList, mongodbAddress, secret, text, webAddress } from './setting-types.ts';

/** Half of these is a mistake: readSettings asks for the rest. */
const s3 = { together: 'S3' };

/**
 * The engines behind the ports. An absent one means the embedded twin; a process that cannot do without takes
 * `EngineSettings.shape.MONGODB_URL.unwrap()`, which must be set.
 */
export const EngineSettings = z.object({
  MONGODB_URL: mongodbAddress.describe('MongoDB, for documents').optional(),
  KAFKA_BROKERS: hostList.describe('Kafka, for events').optional(),
  ELASTICSEARCH_URL: webAddress.describe('Elasticsearch, for search and map').optional(),
  S3_ENDPOINT: webAddress.meta(s3).describe('MinIO or any S3, for files').optional(),
  S3_ACCESS_KEY: secret().meta(s3).describe('Access key for S3_ENDPOINT').optional(),
  S3_SECRET_KEY: secret(8).meta(s3).describe('Secret key for S3_ENDPOINT').optional(),
});

/** Where the embedded twins are. */
export const EmbeddedSettings = z.object({
  DATA_DIR: text('a folder').describe('Where embedded engines keep everything').default('.data'),
});
