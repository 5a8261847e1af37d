import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { z } from 'zod';

/** What moderation can be told, beside what every process can. */
export const ModerationSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ModerationSettings = z.output<typeof ModerationSettings>;
