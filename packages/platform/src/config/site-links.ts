import { webAddress } from './setting-types.ts';

/** Pages outside the site that every footer and every mail leads to. */
export const SiteLinks = {
  PRIVACY_URL: webAddress
    .describe(
      'Your privacy statement, for footer, registration and mails; absent: the page /privacy, which says what is kept',
    )
    .optional(),
  IMPRINT_URL: webAddress.describe('Who runs the site, for footer and mails; absent: no link').optional(),
};
