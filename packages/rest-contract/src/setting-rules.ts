/** Every setting of how the site works. */
export const SITE_SETTING_KEYS = ['auto_verify_locations'] as const;
export type SiteSettingKey = (typeof SITE_SETTING_KEYS)[number];

/** What a setting can be, as it is written. */
export const SITE_SETTING_VALUES = ['true', 'false'] as const;
export type SiteSettingValue = (typeof SITE_SETTING_VALUES)[number];
