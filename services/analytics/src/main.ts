import { serviceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/lifecycle/run-service';
import { AnalyticsSettings } from './config.ts';
import { wireAnalytics } from './wire.ts';

const settings = AnalyticsSettings.extend({ ...serviceSettings, PORT: port.default(4002) });

await runService('analytics', settings, wireAnalytics, process.env);
