import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { port } from '@wellspring/platform/config/setting-types';
import { runService } from '@wellspring/platform/service/run-service';
import { SERVICES } from '@wellspring/service-registry/services';
import { CatalogSettings } from './config.ts';
import { wireCatalog } from './wire.ts';

const settings = CatalogSettings.extend({
  ...ServiceSettings.shape,
  PORT: port.default(SERVICES.catalog.port),
  ELASTICSEARCH_URL: EngineSettings.shape.ELASTICSEARCH_URL.unwrap(),
});

await runService('catalog', settings, wireCatalog, process.env);
