import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { webAddress } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';

/** What catalog can be told, beside what every process can. */
export const CatalogSettings = z.object({
  MONGODB_URL: EngineSettings.shape.MONGODB_URL,
  ELASTICSEARCH_URL: EngineSettings.shape.ELASTICSEARCH_URL,
  GEOCODER_URL: webAddress
    .describe(
      'A Nominatim-compatible geocoder for addresses, asked once a second at most and for explicit look-ups alone; absent: the bundled gazetteer',
    )
    .optional(),
});
export type CatalogSettings = z.output<typeof CatalogSettings>;
