import { siteSettingIn } from '@wellspring/events/site-setting-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { SiteSetting } from '../domain/site-setting.ts';

const settingsIn = (message: Message): SiteSetting[] => {
  const setting = siteSettingIn(message);
  return setting ? [{ key: setting.key, revision: Number(setting.revision), value: setting.value }] : [];
};

/** Keeps how the site works: the newest state of each setting stands, however often and in whatever order it is told. */
export const siteSettingsConsumer = (keep: (settings: readonly SiteSetting[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.settings',
  topics: [TOPICS.moderation],
  maxBatch: 100,
  handle: (messages) => keep(messages.flatMap(settingsIn)),
});
