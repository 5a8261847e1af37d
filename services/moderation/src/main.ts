import { runService } from '@wellspring/platform/process/run-service';
import { ModerationProcessSettings } from './config.ts';
import { wireModeration } from './wire.ts';

await runService('moderation', ModerationProcessSettings, wireModeration, process.env);
