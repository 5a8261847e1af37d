import type { SiteSettingKey } from '@wellspring/rest-contract/setting-rules';

/** A setting of the site, from the events of moderation. */
export type SiteSetting = { readonly key: string; readonly revision: number; readonly value: string };

/** The setting that publishes submissions at once. */
export const AUTO_VERIFY = 'auto_verify_locations' satisfies SiteSettingKey;

/** Whether submissions appear without an admin's approval; false until an admin allows it. */
export const publishesAtOnce = (value: string | null): boolean => value === 'true';
