import { AppError } from '@wellspring/errors';
import {
  SITE_SETTING_KEYS,
  SITE_SETTING_VALUES,
  type SiteSettingKey,
  type SiteSettingValue,
} from '@wellspring/rest-contract/setting-rules';
import { say } from '@wellspring/words/message';

/** How the site works in one regard. */
export type SiteSetting = {
  readonly key: string;
  /** 0: it was never changed */
  readonly revision: number;
  readonly value: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

type Kind = { readonly key: SiteSettingKey; readonly values: readonly string[]; readonly standard: SiteSettingValue };

const STANDARDS: Readonly<Record<SiteSettingKey, SiteSettingValue>> = { auto_verify_locations: 'false' };

/** All settings, each with its possible values and its default. */
export const SITE_SETTINGS: readonly Kind[] = SITE_SETTING_KEYS.map((key) => ({
  key,
  values: SITE_SETTING_VALUES,
  standard: STANDARDS[key],
}));

/** The time of settings that were never changed. */
const AT_FIRST = new Date(0);

/** The setting with its default. */
export const unchanged = ({ key, standard }: Kind): SiteSetting => ({
  key,
  revision: 0,
  value: standard,
  createdAt: AT_FIRST,
  updatedAt: AT_FIRST,
});

/** @throws AppError NOT_FOUND for a key that is none */
export const settingNamed = (key: string): Kind => {
  const kind = SITE_SETTINGS.find((each) => each.key === key);
  if (!kind) throw new AppError('NOT_FOUND', say('moderationErrors.settingUnknown'));
  return kind;
};

/** The setting with another value; null when it has it already. @throws AppError NOT_FOUND, VALIDATION */
export const setTo = (setting: SiteSetting, value: string, now: Date): SiteSetting | null => {
  const { values } = settingNamed(setting.key);
  const [first, last] = SITE_SETTING_VALUES;
  if (!values.includes(value))
    throw new AppError('VALIDATION', say('moderationErrors.settingValueWrong', { first, last }));
  if (setting.value === value) return null;
  const createdAt = setting.revision === 0 ? now : setting.createdAt;
  return { ...setting, value, revision: setting.revision + 1, createdAt, updatedAt: now };
};
