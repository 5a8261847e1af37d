import { engineSettings } from '@wellspring/platform/config/engine-settings';
import { serviceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/lifecycle/run-service';
import { CatalogSettings } from './config.ts';
import { wireCatalog } from './wire.ts';

const settings = CatalogSettings.extend({
  ...serviceSettings,
  PORT: port.default(4001),
  ELASTICSEARCH_URL: engineSettings.ELASTICSEARCH_URL.unwrap(),
});

await runService('catalog', settings, wireCatalog, process.env);
