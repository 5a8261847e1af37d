import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { AnalyticsSettings } from './config.ts';
import { wireAnalytics } from './wire.ts';

const settings = AnalyticsSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES.analytics.port),
});

await runService('analytics', settings, wireAnalytics, process.env);
