import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { z } from 'zod';

/** What analytics can be told, beside what every process can. */
export const AnalyticsSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type AnalyticsSettings = z.output<typeof AnalyticsSettings>;
