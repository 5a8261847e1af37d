import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { ModerationSettings } from './config.ts';
import { wireModeration } from './wire.ts';

const settings = ModerationSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES.moderation.port),
});

await runService('moderation', settings, wireModeration, process.env);
