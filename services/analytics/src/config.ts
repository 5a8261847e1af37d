import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** Settings of analytics, besides those of every process. */
export const AnalyticsSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type AnalyticsSettings = z.output<typeof AnalyticsSettings>;

/** Settings that a separate process requires. */
export const AnalyticsProcessSettings = AnalyticsSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES.analytics.port),
});
