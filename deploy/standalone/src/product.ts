import { wireAnalytics } from '@wellspring/analytics/wire';
import { wireCatalog } from '@wellspring/catalog/wire';
import { openBus } from '@wellspring/platform/bus/open-bus';
import type { Bus } from '@wellspring/platform/bus/port';
import { openDataFolder } from '@wellspring/platform/lifecycle/data-folder';
import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import type { WiredService } from '@wellspring/platform/lifecycle/wired-service';
import type { Logger } from '@wellspring/platform/log/log';
import { startTracing } from '@wellspring/platform/telemetry/tracing';
import type { StandaloneSettings } from './config.ts';

/** All services of the product in this process, before they start. */
export type Product = {
  readonly folder: string;
  readonly bus: Bus;
  readonly services: readonly WiredService[];
};

/** Opens the data folder, the bus and every service. The folder is this process's alone until the lifecycle closes. */
export const openProduct = async (context: {
  readonly settings: StandaloneSettings;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
}): Promise<Product> => {
  const { settings, log, lifecycle } = context;
  await lifecycle.open(
    'tracing',
    () => startTracing({ service: 'wellspring', exporterUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT }),
    (tracing) => tracing.stop(),
  );
  const { path } = await lifecycle.open(
    'data folder',
    () => openDataFolder(settings.DATA_DIR),
    (opened) => opened.close(),
  );
  const folder = () => path;
  const bus = await lifecycle.open(
    'bus',
    () => openBus({ brokers: settings.KAFKA_BROKERS, folder, clientId: 'wellspring', log }),
    (opened) => opened.close(),
  );
  const around = { settings, folder, bus, log, lifecycle };
  return { folder: path, bus, services: [await wireCatalog(around), await wireAnalytics(around)] };
};

/** Resolves when every fact so far is published and, unless told otherwise, every consumer has handled it. */
export const caughtUp = async ({ bus, services }: Product, { consumed = true } = {}): Promise<void> => {
  for (const { published } of services) await published();
  if (!consumed) return;
  const consumers = services.flatMap((service) => service.consumers);
  const isBehind = async (): Promise<boolean> => {
    const lags = await Promise.all(consumers.map(({ group, topics }) => bus.lag(group, topics)));
    return lags.some((lag) => lag > 0);
  };
  while (await isBehind()) await new Promise((resume) => setTimeout(resume, 20));
};
