import { runService } from '@wellspring/platform/process/run-service';
import { AnalyticsProcessSettings } from './config.ts';
import { wireAnalytics } from './wire.ts';

await runService('analytics', AnalyticsProcessSettings, wireAnalytics, process.env);
