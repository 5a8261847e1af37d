import { FileSettings } from '@wellspring/platform/config/engine-settings';
import { PublicUrl } from '@wellspring/platform/config/public-url';
import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { SiteLinks } from '@wellspring/platform/config/site-links';
import {
  contactAddress,
  onOff,
  oneOf,
  pem,
  rate,
  text,
  webAddress,
  wholeNumberBetween,
} from '@wellspring/platform/config/setting-types';
import { readPrivateKey } from '@wellspring/platform/subgraph/actor-keys';
import { z } from 'zod';
import { ServiceAddresses } from './service-addresses.ts';

/** The settings of the edge, wherever the services are. */
export const GatewaySettings = z.object({
  PUBLIC_URL: PublicUrl,
  ...SiteLinks,
  SECURITY_CONTACT: contactAddress
    .describe('Where weaknesses are reported, for /.well-known/security.txt; absent: the page /contact')
    .optional(),
  GOOGLE_MAPS_API_KEY: text('a key').describe('Google Maps for the map; absent: the keyless map').optional(),
  MAP_STYLE_URL: webAddress
    .describe(
      'Any MapLibre style (streets, satellite) for the keyless map; absent: the bundled map, which has towns but no streets',
    )
    .optional(),
  MAP_TILES: webAddress
    .describe(
      'A PMTiles archive of another server in the basemap schema of Protomaps, whose streets the gateway reads by ranges and serves as its own',
    )
    .optional(),
  GRAPHQL_OPERATIONS: oneOf(['known', 'any'])
    .describe("What /graphql accepts: the web client's own operations, or any within the limits")
    .default('known'),
  TRUST_PROXY: wholeNumberBetween(0, 10)
    .describe(
      'How many proxies of yours stand in front: so many entries of X-Forwarded-For, its traceparent and X-Request-Id are believed',
    )
    .default(0),
  RATE_LIMIT: rate
    .describe(
      'Requests a second and burst for each client address; what comes from memory counts a sixteenth; off also lifts what services count by address',
    )
    .default({ perSecond: 50, burst: 500 }),
  CHECK_API_ANSWERS: onOff
    .describe('Hold each answer of /api to its contract, and fail where it differs; for development')
    .default(false),
});
export type GatewaySettings = z.output<typeof GatewaySettings> & Pick<ProcessSettings, 'PORT'>;

/** The required settings of a separate process. */
export const GatewayProcessSettings = z.object({
  ...ProcessSettings.shape,
  ...GatewaySettings.shape,
  KAFKA_BROKERS: ProcessSettings.shape.KAFKA_BROKERS.unwrap(),
  ...FileSettings.shape,
  ...ServiceAddresses.shape,
  MAPS_DIR: text('a folder')
    .describe('Archives of streets, as `npm run map` makes them: a volume that all gateways read')
    .default('/maps'),
  ACTOR_PRIVATE_KEY: pem('a P-256 key', readPrivateKey).describe('Signs who is asking, for the services'),
});
