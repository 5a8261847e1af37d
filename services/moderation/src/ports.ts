import type { Fact } from '@wellspring/platform/bus/port';
import type { SiteSetting } from './domain/site-setting.ts';

/** Settings of the site that somebody has changed. */
export type SiteSettingStore = {
  findMany(keys: readonly string[]): Promise<readonly SiteSetting[]>;
  /** Writes only if the revision still is the one that was read; false: somebody was faster. */
  replace(next: SiteSetting, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};
