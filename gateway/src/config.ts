import { oneOf, text, webAddress } from '@wellspring/platform/config/setting-types';

/** What the edge can be told, wherever the services are. */
export const gatewaySettings = {
  PUBLIC_URL: webAddress
    .describe('Address that people use, for links and previews; with https, HSTS is on. Absent: http://localhost:PORT')
    .optional(),
  GOOGLE_MAPS_API_KEY: text('a key').describe('Google Maps for the map; absent: the keyless map').optional(),
  MAP_STYLE_URL: webAddress
    .describe('Any MapLibre style (streets, satellite) for the keyless map; absent: bundled outlines of the world')
    .optional(),
  GRAPHQL_OPERATIONS: oneOf(['known', 'any'])
    .describe("What /graphql accepts: the web client's own operations, or any within the limits")
    .default('known'),
};

export type GatewaySettings = {
  readonly PORT: number;
  readonly PUBLIC_URL?: string | undefined;
  readonly GOOGLE_MAPS_API_KEY?: string | undefined;
  readonly MAP_STYLE_URL?: string | undefined;
  readonly GRAPHQL_OPERATIONS: 'known' | 'any';
};
