import { z } from 'zod';
import { text } from './text.ts';

/** How the site works in one regard, for admins. */
export const SiteSetting = z
  .strictObject({
    id: z.string(),
    key: text({ max: 100 }).describe('auto_verify_locations'),
    value: z.string().describe('true or false'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SiteSetting' });

/** PUT /api/admin/site-settings/{key}. */
export const SiteSettingChange = z
  .strictObject({
    value: text({ max: 100, words: { missing: 'value is missing', tooLong: 'value must be true or false' } }),
  })
  .meta({ id: 'SiteSettingChange' });
