import { z } from 'zod';
import { EngineSettings } from './engine-settings.ts';
import { headerList, logLevel, port, text, webAddress } from './setting-types.ts';

/** Settings of every process. One with another default says `port.default(4001)` instead. */
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
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .describe('Sent to the collector with each request, such as its key')
    .optional(),
  ...EngineSettings.pick({
    KAFKA_BROKERS: true,
    KAFKA_TLS: true,
    KAFKA_SASL_MECHANISM: true,
    KAFKA_USERNAME: true,
    KAFKA_PASSWORD: true,
    TLS_CA: true,
  }).shape,
});
export type ProcessSettings = z.output<typeof ProcessSettings>;
