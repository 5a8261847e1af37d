import { runService } from '@wellspring/platform/process/run-service';
import { CatalogProcessSettings } from './config.ts';
import { wireCatalog } from './wire.ts';

await runService('catalog', CatalogProcessSettings, wireCatalog, process.env);
