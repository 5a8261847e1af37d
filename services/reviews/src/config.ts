import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { z } from 'zod';

/** What reviews can be told, beside what every process can. */
export const ReviewsSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ReviewsSettings = z.output<typeof ReviewsSettings>;
