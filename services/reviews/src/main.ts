import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { ReviewsSettings } from './config.ts';
import { wireReviews } from './wire.ts';

const settings = ReviewsSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES.reviews.port),
});

await runService('reviews', settings, wireReviews, process.env);
