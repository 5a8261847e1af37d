import { AnalyticsSettings } from '@wellspring/analytics/config';
import { CatalogSettings } from '@wellspring/catalog/config';
import { gatewaySettings } from '@wellspring/gateway/config';
import { engineSettings } from '@wellspring/platform/config/engine-settings';
import { processSettings } from '@wellspring/platform/config/process-settings';
import { onOff } from '@wellspring/platform/config/setting-types';
import { z } from 'zod';

/** Everything the whole product in one process can be told. */
export const StandaloneSettings = z.object({
  ...processSettings,
  // The terminal is for people here; what went wrong is still told.
  LOG_LEVEL: processSettings.LOG_LEVEL.unwrap().default('warn'),
  ...gatewaySettings,
  // The embedded product is for trying out: its graph is open, within the limits.
  GRAPHQL_OPERATIONS: gatewaySettings.GRAPHQL_OPERATIONS.unwrap().default('any'),
  ...CatalogSettings.shape,
  ...AnalyticsSettings.shape,
  ...engineSettings,
  DEMO_DATA: onOff.describe('Whether an empty data folder is filled with the demo places').default(true),
});
export type StandaloneSettings = z.output<typeof StandaloneSettings>;
