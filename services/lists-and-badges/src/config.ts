import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/service/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { SERVICES } from '@wellspring/service-registry/services';
import { z } from 'zod';

/** Settings of lists-and-badges, besides those of every process. */
export const ListsAndBadgesSettings = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL });
export type ListsAndBadgesSettings = z.output<typeof ListsAndBadgesSettings>;

/** Settings that a separate process requires. */
export const ListsAndBadgesProcessSettings = ListsAndBadgesSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES['lists-and-badges'].port),
});
