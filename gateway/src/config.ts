import { PublicUrl } from '@wellspring/platform/config/public-url';
import type { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { SiteLinks } from '@wellspring/platform/config/site-links';
import { onOff, oneOf, rate, text, webAddress, wholeNumberBetween } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';

/** What the edge can be told, wherever the services are. */
export const GatewaySettings = z.object({
  PUBLIC_URL: PublicUrl,
  ...SiteLinks,
  GOOGLE_MAPS_API_KEY: text('a key').describe('Google Maps for the map; absent: the keyless map').optional(),
  MAP_STYLE_URL: webAddress
    .describe('Any MapLibre style (streets, satellite) for the keyless map; absent: bundled outlines of the world')
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
    .describe('Requests a second and burst for each client address; what comes from memory counts a sixteenth')
    .default({ perSecond: 50, burst: 500 }),
  CHECK_API_ANSWERS: onOff
    .describe('Hold each answer of /api to its contract, and fail where it differs; for development')
    .default(false),
});
export type GatewaySettings = z.output<typeof GatewaySettings> & Pick<ProcessSettings, 'PORT'>;
