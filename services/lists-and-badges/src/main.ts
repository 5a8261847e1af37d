import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { ListsAndBadgesSettings } from './config.ts';
import { wireListsAndBadges } from './wire.ts';

const settings = ListsAndBadgesSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES['lists-and-badges'].port),
});

await runService('lists-and-badges', settings, wireListsAndBadges, process.env);
