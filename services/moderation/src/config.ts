import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** The settings of moderation, beside those of every process. */
export const ModerationSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ModerationSettings = z.output<typeof ModerationSettings>;

/** The settings that a separate process needs. */
export const ModerationProcessSettings = ModerationSettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  PORT: port.default(SERVICES.moderation.port),
});
