import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** What reviews can be told, beside what every process can. */
export const ReviewsSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ReviewsSettings = z.output<typeof ReviewsSettings>;

/** What a process of its own must be told. */
export const ReviewsProcessSettings = ReviewsSettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  PORT: port.default(SERVICES.reviews.port),
});
