import { runService } from '@wellspring/platform/process/run-service';
import { ReviewsProcessSettings } from './config.ts';
import { wireReviews } from './wire.ts';

await runService('reviews', ReviewsProcessSettings, wireReviews, process.env);
