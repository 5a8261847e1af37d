import { GatewaySettings } from '@wellspring/gateway/config';
import { EmbeddedSettings, EngineSettings } from '@wellspring/platform/config/engine-settings';
import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { onOff, text } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';
import { servicesShape } from './wires.ts';

/** All settings of the whole product in one process. */
export const StandaloneSettings = z.object({
  ...ProcessSettings.shape,
  ...EmbeddedSettings.shape,
  // By default it is only for this machine.
  HOST: ProcessSettings.shape.HOST.unwrap().default('127.0.0.1'),
  // The terminal is for people here; errors are still logged.
  LOG_LEVEL: ProcessSettings.shape.LOG_LEVEL.unwrap().default('warn'),
  ...GatewaySettings.shape,
  // The embedded product is for trying out: its graph is open, within the limits.
  GRAPHQL_OPERATIONS: GatewaySettings.shape.GRAPHQL_OPERATIONS.unwrap().default('any'),
  ...servicesShape,
  ...EngineSettings.shape,
  NODE_ENV: text('production or development')
    .describe('development: every mail can be looked at under /dev/mails')
    .default('production'),
  MAP_SOURCE: text('an address or a file')
    .describe('A PMTiles archive in the basemap schema of Protomaps, from which `npm run map` fetches streets')
    .optional(),
  DEMO_DATA: onOff.describe('Whether an empty data folder is filled with the demo places and accounts').default(true),
});
export type StandaloneSettings = z.output<typeof StandaloneSettings>;
