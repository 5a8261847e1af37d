import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { hostList, mongodbAddress, onOff, oneOf, pem, secret, text, webAddress } from './setting-types.ts';

/** @throws when the text holds anything but certificates in PEM */
const readCertificates = (pems: string): readonly X509Certificate[] =>
  pems
    .trim()
    .split(/(?<=-----END CERTIFICATE-----)/)
    .filter((certificate) => certificate.trim() !== '')
    .map((certificate) => new X509Certificate(certificate));

/** Half of these is a mistake: readSettings asks for the rest. */
const s3 = { together: 'S3' };
const sasl = { together: 'SASL of Kafka' };
const elastic = { together: 'user of Elasticsearch' };

/**
 * The engines behind the ports. An absent one means the embedded twin; a process that cannot do without takes
 * `EngineSettings.shape.MONGODB_URL.unwrap()`, which must be set.
 */
export const EngineSettings = z.object({
  MONGODB_URL: mongodbAddress.describe('MongoDB, for documents').optional(),
  KAFKA_BROKERS: hostList.describe('Kafka, for events').optional(),
  KAFKA_TLS: onOff.describe('Whether connections to Kafka are encrypted').default(false),
  KAFKA_SASL_MECHANISM: oneOf(['plain', 'scram-sha-256', 'scram-sha-512'])
    .meta(sasl)
    .describe('How KAFKA_USERNAME signs in; absent: nobody does')
    .optional(),
  KAFKA_USERNAME: text('a user').meta(sasl).describe('User of Kafka').optional(),
  KAFKA_PASSWORD: secret().meta(sasl).describe('Password of KAFKA_USERNAME').optional(),
  ELASTICSEARCH_URL: webAddress.describe('Elasticsearch, for search and map').optional(),
  ELASTICSEARCH_API_KEY: secret().describe('Key for ELASTICSEARCH_URL, as Elasticsearch encodes it').optional(),
  ELASTICSEARCH_USERNAME: text('a user')
    .meta(elastic)
    .describe('User of Elasticsearch, where there is no key')
    .optional(),
  ELASTICSEARCH_PASSWORD: secret().meta(elastic).describe('Password of ELASTICSEARCH_USERNAME').optional(),
  S3_ENDPOINT: webAddress.meta(s3).describe('MinIO or any S3, for files').optional(),
  S3_ACCESS_KEY: secret().meta(s3).describe('Access key for S3_ENDPOINT').optional(),
  S3_SECRET_KEY: secret(8).meta(s3).describe('Secret key for S3_ENDPOINT').optional(),
  S3_REGION: text('the name of a region').describe('Region of the bucket; absent: the store is asked').optional(),
  TLS_CA: pem('certificates of authorities', readCertificates)
    .describe('Who else vouches for the certificates of engines and mail servers, beside the well-known authorities')
    .optional(),
});
export type EngineSettings = z.output<typeof EngineSettings>;

/** Settings that a separate process with files requires. */
export const FileSettings = z.object({
  S3_ENDPOINT: EngineSettings.shape.S3_ENDPOINT.unwrap(),
  S3_ACCESS_KEY: EngineSettings.shape.S3_ACCESS_KEY.unwrap(),
  S3_SECRET_KEY: EngineSettings.shape.S3_SECRET_KEY.unwrap(),
  S3_REGION: EngineSettings.shape.S3_REGION,
});

/** Where the embedded twins are. */
export const EmbeddedSettings = z.object({
  DATA_DIR: text('a folder').describe('Where embedded engines keep everything').default('.data'),
});
