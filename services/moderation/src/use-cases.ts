import type { SiteSettingStore } from './ports.ts';
import { changeSiteSetting, readSiteSettings } from './use-cases/site-settings.ts';

export type ModerationDeps = {
  readonly siteSettings: SiteSettingStore;
  readonly now: () => Date;
};

/** All that moderation can do, from its ports alone. */
export const moderationUseCases = (deps: ModerationDeps) => ({
  readSiteSettings: readSiteSettings(deps),
  changeSiteSetting: changeSiteSetting(deps),
});

export type ModerationUseCases = ReturnType<typeof moderationUseCases>;
