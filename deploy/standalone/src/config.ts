import { GatewaySettings } from '@wellspring/gateway/config';
import { EmbeddedSettings, EngineSettings } from '@wellspring/platform/config/engine-settings';
import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { onOff, text } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';
import { servicesShape } from './wires.ts';

/** Everything the whole product in one process can be told. */
export const StandaloneSettings = z.object({
  ...ProcessSettings.shape,
  ...EmbeddedSettings.shape,
  // It is for this machine until somebody says otherwise.
  HOST: ProcessSettings.shape.HOST.unwrap().default('127.0.0.1'),
  // The terminal is for people here; what went wrong is still told.
  LOG_LEVEL: ProcessSettings.shape.LOG_LEVEL.unwrap().default('warn'),
  ...GatewaySettings.shape,
  // The embedded product is for trying out: its graph is open, within the limits.
  GRAPHQL_OPERATIONS: GatewaySettings.shape.GRAPHQL_OPERATIONS.unwrap().default('any'),
  ...servicesShape,
  ...EngineSettings.shape,
  NODE_ENV: text('production or development')
    .describe('development: every mail can be looked at under /dev/mails')
    .default('production'),
  DEMO_DATA: onOff.describe('Whether an empty data folder is filled with the demo places and accounts').default(true),
});
export type StandaloneSettings = z.output<typeof StandaloneSettings>;
