import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** What moderation can be told, beside what every process can. */
export const ModerationSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ModerationSettings = z.output<typeof ModerationSettings>;

/** What a process of its own must be told. */
export const ModerationProcessSettings = ModerationSettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  PORT: port.default(SERVICES.moderation.port),
});
