import { logLevel, port, text, webAddress } from './setting-types.ts';

/** What every process can be told about itself. A process with another default says `port.default(4001)` instead. */
export const processSettings = {
  PORT: port.describe('Port to listen on; 0 takes any free one').default(4000),
  DATA_DIR: text('a folder').describe('Where embedded engines keep everything').default('.data'),
  LOG_LEVEL: logLevel.describe('What is logged: this level and worse').default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .describe('Collector that traces are sent to (OTLP over HTTP); absent: none are kept')
    .optional(),
};
