import { engineSettings } from '@wellspring/platform/config/engine-settings';
import { webAddress } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';

/** What catalog can be told, beside what every process can. */
export const CatalogSettings = z.object({
  MONGODB_URL: engineSettings.MONGODB_URL,
  ELASTICSEARCH_URL: engineSettings.ELASTICSEARCH_URL,
  GEOCODER_URL: webAddress
    .describe('A Nominatim-compatible geocoder; absent: the bundled gazetteer of towns')
    .optional(),
});
export type CatalogSettings = z.output<typeof CatalogSettings>;
