import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import type { Logger } from '@wellspring/platform/log/log';
import { openProcess, type OpenProcess } from '@wellspring/platform/process/open-process';
import type { Product } from '@wellspring/platform/service/product';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import type { StandaloneSettings } from './config.ts';
import { WIRES } from './wires.ts';

/** Puts every registered service together. */
export const wireProduct = async (context: ServiceContext<StandaloneSettings>): Promise<Product> => {
  const services: WiredService[] = [];
  for (const name of SERVICE_NAMES) services.push(await WIRES[name].wire(context));
  return { bus: context.bus, services };
};

/** Opens the data folder, the bus and every service, without a server. The folder is this process's alone until the lifecycle closes. */
export const openProduct = async (context: {
  readonly settings: StandaloneSettings;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly makesBucket?: boolean;
}): Promise<Product & OpenProcess> => {
  const { settings, makesBucket } = context;
  const opened = await openProcess(
    { name: 'wellspring', settings, dataFolder: settings.DATA_DIR, makesBucket },
    context,
  );
  return { ...opened, ...(await wireProduct({ ...context, ...opened })) };
};
