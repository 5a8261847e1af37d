import { z } from 'zod';

/** How the site works in one regard, for admins. */
export const SiteSetting = z
  .strictObject({
    id: z.string(),
    key: z.string().max(100).describe('auto_verify_locations'),
    value: z.string().describe('true or false'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SiteSetting' });

/** PUT /api/admin/site-settings/{key}. */
export const SiteSettingChange = z
  .strictObject({ value: z.string({ error: 'value is missing' }).max(100, { error: 'value must be true or false' }) })
  .meta({ id: 'SiteSettingChange' });
