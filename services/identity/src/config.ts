import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { MailSettings } from '@wellspring/platform/config/mail-settings';
import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { PublicUrl } from '@wellspring/platform/config/public-url';
import { SiteLinks } from '@wellspring/platform/config/site-links';
import { emailAddress, secretList } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';

/** What identity can be told, beside what every process can. */
export const IdentitySettings = z.object({
  MONGODB_URL: EngineSettings.shape.MONGODB_URL,
  SESSION_KEYS: secretList(32)
    .describe('Sign sessions, the first; those after it are still believed. Embedded: made once in DATA_DIR')
    .optional(),
  OWNER_EMAIL: emailAddress
    .describe('Becomes the owner of the site when the link that is mailed to it is opened')
    .optional(),
  PORT: ProcessSettings.shape.PORT,
  PUBLIC_URL: PublicUrl,
  ...SiteLinks,
  ...MailSettings.shape,
});
export type IdentitySettings = z.output<typeof IdentitySettings>;
