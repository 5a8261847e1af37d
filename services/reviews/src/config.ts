import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** The settings of reviews, beside those of every process. */
export const ReviewsSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ReviewsSettings = z.output<typeof ReviewsSettings>;

/** The settings that a separate process needs. */
export const ReviewsProcessSettings = ReviewsSettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  PORT: port.default(SERVICES.reviews.port),
});
