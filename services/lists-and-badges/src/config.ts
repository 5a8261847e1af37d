import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { z } from 'zod';

/** What lists-and-badges can be told, beside what every process can. */
export const ListsAndBadgesSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ListsAndBadgesSettings = z.output<typeof ListsAndBadgesSettings>;
