import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import { setTo, settingNamed, SITE_SETTINGS, unchanged, type SiteSetting } from '../domain/site-setting.ts';
import { siteSettingChanged } from '../facts.ts';
import type { SiteSettingStore } from '../ports.ts';

type Deps = { readonly siteSettings: SiteSettingStore; readonly now: () => Date };

/** Every setting as it is now, in the order of the domain. */
export const readSiteSettings =
  ({ siteSettings }: Pick<Deps, 'siteSettings'>) =>
  async (): Promise<readonly SiteSetting[]> => {
    const found = await siteSettings.findMany(SITE_SETTINGS.map(({ key }) => key));
    return SITE_SETTINGS.map((kind) => found.find(({ key }) => key === kind.key) ?? unchanged(kind));
  };

const busy = (): AppError => new AppError('CONFLICT', say('moderationErrors.settingBusy'));

/** Changes how the site works. @throws AppError NOT_FOUND for an unknown key, VALIDATION */
export const changeSiteSetting =
  ({ siteSettings, now }: Deps) =>
  (key: string, value: string, by: string): Promise<SiteSetting> =>
    retryOnConflict(async () => {
      const kind = settingNamed(key);
      const [found] = await siteSettings.findMany([key]);
      const before = found ?? unchanged(kind);
      const next = setTo(before, value, now());
      if (!next) return before;
      return (await siteSettings.replace(next, before.revision, [siteSettingChanged(before, next, by)]))
        ? next
        : VERSION_CONFLICT;
    }, busy);
