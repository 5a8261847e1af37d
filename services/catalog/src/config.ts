import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { oneOf, port, secret, text, webAddress } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** A provider without its key or its model is a mistake: readSettings asks for the rest. */
const research = { together: 'research' };

/** The settings of catalog, beside those of every process. */
export const CatalogSettings = z.object({
  MONGODB_URL: EngineSettings.shape.MONGODB_URL,
  ELASTICSEARCH_URL: EngineSettings.shape.ELASTICSEARCH_URL,
  ELASTICSEARCH_API_KEY: EngineSettings.shape.ELASTICSEARCH_API_KEY,
  ELASTICSEARCH_USERNAME: EngineSettings.shape.ELASTICSEARCH_USERNAME,
  ELASTICSEARCH_PASSWORD: EngineSettings.shape.ELASTICSEARCH_PASSWORD,
  GEOCODER_URL: webAddress
    .describe(
      'A Nominatim-compatible geocoder for addresses, asked once a second at most and for explicit look-ups alone; absent: the bundled gazetteer',
    )
    .optional(),
  RESEARCH_PROVIDER: oneOf(['anthropic', 'openai'])
    .meta(research)
    .describe(
      'Whose language model researches places for the form of a submission: Anthropic, or OpenAI and who speaks as they do; absent: bundled open data',
    )
    .optional(),
  RESEARCH_API_KEY: secret().meta(research).describe('Key for RESEARCH_PROVIDER').optional(),
  RESEARCH_MODEL: text('the name of a model').meta(research).describe('Model of RESEARCH_PROVIDER').optional(),
  RESEARCH_URL: webAddress.describe("Endpoint of RESEARCH_PROVIDER; absent: the provider's own").optional(),
});
export type CatalogSettings = z.output<typeof CatalogSettings>;

/** The settings that a separate process needs. */
export const CatalogProcessSettings = CatalogSettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  PORT: port.default(SERVICES.catalog.port),
  ELASTICSEARCH_URL: EngineSettings.shape.ELASTICSEARCH_URL.unwrap(),
});
