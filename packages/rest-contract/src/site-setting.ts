import { list, say } from '@wellspring/words/message';
import { z } from 'zod';
import { SITE_SETTING_KEYS, SITE_SETTING_VALUES } from './setting-rules.ts';
import { text } from './text.ts';

/** How the site works in one regard, for admins. */
export const SiteSetting = z
  .strictObject({
    id: z.string(),
    key: text({ max: 100 }).pipe(z.enum(SITE_SETTING_KEYS)),
    value: text({ max: 100 }).pipe(z.enum(SITE_SETTING_VALUES)),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SiteSetting' });

/** PUT /api/admin/site-settings/{key}. */
export const SiteSettingChange = z
  .strictObject({
    value: text({
      max: 100,
      words: {
        missing: say('contract.settingMissing'),
        tooLong: say('contract.settingWrong', { values: list('or', SITE_SETTING_VALUES) }),
      },
    }),
  })
  .meta({ id: 'SiteSettingChange' });
