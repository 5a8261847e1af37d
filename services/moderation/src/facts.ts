import { actBy } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import { SiteSettingChangedSchema } from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { SiteSetting } from './domain/site-setting.ts';

/** @param by who changed it */
export const siteSettingChanged = (before: SiteSetting, { key, revision, value }: SiteSetting, by: string): Fact =>
  fact(TOPICS.moderation, key, SiteSettingChangedSchema, {
    siteSetting: { key, revision: BigInt(revision), value },
    act: actBy(by, [{ field: key, before: before.value, after: value }]),
  });
