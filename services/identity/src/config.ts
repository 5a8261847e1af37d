import { EngineSettings, FileSettings } from '@wellspring/platform/config/engine-settings';
import { MailSettings } from '@wellspring/platform/config/mail-settings';
import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { PublicUrl } from '@wellspring/platform/config/public-url';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { emailAddress, port, secretList } from '@wellspring/platform/config/setting-types';
import { SiteLinks } from '@wellspring/platform/config/site-links';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** Settings of identity, besides those of every process. */
export const IdentitySettings = z.object({
  MONGODB_URL: EngineSettings.shape.MONGODB_URL,
  // Made in the data folder only where members are in it too.
  SESSION_KEYS: secretList(32)
    .meta({ beside: 'MONGODB_URL' })
    .describe('Sign sessions, the first; those after it are still believed. Embedded: made once in DATA_DIR')
    .optional(),
  OWNER_EMAIL: emailAddress
    .describe('Becomes the owner of the site when it is confirmed with a password, by the link that is mailed to it')
    .optional(),
  PORT: ProcessSettings.shape.PORT,
  PUBLIC_URL: PublicUrl,
  ...SiteLinks,
  ...MailSettings.shape,
});
export type IdentitySettings = z.output<typeof IdentitySettings>;

/** Settings that a separate process requires. */
export const IdentityProcessSettings = IdentitySettings.extend({
  ...ServiceSettings.shape,
  ...FileSettings.shape,
  SESSION_KEYS: IdentitySettings.shape.SESSION_KEYS.unwrap(),
  SMTP_URL: IdentitySettings.shape.SMTP_URL.unwrap(),
  PUBLIC_URL: IdentitySettings.shape.PUBLIC_URL.unwrap(),
  PORT: port.default(SERVICES.identity.port),
});
