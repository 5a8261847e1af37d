import { z } from 'zod';
import { EngineSettings } from './engine-settings.ts';
import { logLevel, port, text, webAddress } from './setting-types.ts';

/** What every process can be told about itself. One with another default says `port.default(4001)` instead. */
export const ProcessSettings = z.object({
  PORT: port.describe('Port to listen on; 0 takes any free one').default(4000),
  HOST: text('an address of this machine')
    .describe('Address to listen on, such as 127.0.0.1; absent: all addresses of the machine')
    .optional(),
  ADMIN_PORT: port
    .describe('Port of /healthz, /readyz with its details and /metrics; absent: they are not served')
    .optional(),
  ADMIN_HOST: text('an address of this machine').describe('Address that ADMIN_PORT is on').default('127.0.0.1'),
  LOG_LEVEL: logLevel.describe('What is logged: this level and worse').default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .describe('Collector that traces are sent to (OTLP over HTTP); absent: none are kept')
    .optional(),
  KAFKA_BROKERS: EngineSettings.shape.KAFKA_BROKERS,
  S3_ENDPOINT: EngineSettings.shape.S3_ENDPOINT,
  S3_ACCESS_KEY: EngineSettings.shape.S3_ACCESS_KEY,
  S3_SECRET_KEY: EngineSettings.shape.S3_SECRET_KEY,
});
export type ProcessSettings = z.output<typeof ProcessSettings>;
