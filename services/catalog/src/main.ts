import { runService } from '@wellspring/platform/service/run-service';
import { CatalogProcessSettings } from './config.ts';
import { wireCatalog } from './wire.ts';

await runService('catalog', CatalogProcessSettings, wireCatalog, process.env);
