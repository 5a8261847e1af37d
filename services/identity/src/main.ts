import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { IdentitySettings } from './config.ts';
import { wireIdentity } from './wire.ts';

const settings = IdentitySettings.extend({
  ...ServiceSettings.shape,
  SESSION_KEYS: IdentitySettings.shape.SESSION_KEYS.unwrap(),
  SMTP_URL: IdentitySettings.shape.SMTP_URL.unwrap(),
  PUBLIC_URL: IdentitySettings.shape.PUBLIC_URL.unwrap(),
  PORT: port.default(SERVICES.identity.port),
});

await runService('identity', settings, wireIdentity, process.env);
