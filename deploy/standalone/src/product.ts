import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@wellspring/platform/bus/port';
import type { DataFile } from '@wellspring/platform/lifecycle/data-file';
import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import type { Logger } from '@wellspring/platform/log/log';
import { openProcess, type OpenProcess } from '@wellspring/platform/process/open-process';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import type { StandaloneSettings } from './config.ts';
import { WIRES } from './wires.ts';

/** All services of the product in this process, before they start. */
export type Product = {
  readonly bus: Bus;
  readonly services: readonly WiredService[];
};

/** Every database of this process in the data folder. */
export const filesOf = ({ bus, services }: Product): readonly DataFile[] => [
  ...bus.files,
  ...services.flatMap(({ file }) => file ?? []),
];

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

const PAUSE_MS = 20;

/**
 * Resolves when every fact so far is published and, unless told otherwise, every consumer has handled it.
 * @throws AbortError when the signal says so
 */
export const caughtUp = async (
  { bus, services }: Product,
  { consumed = true, signal }: { readonly consumed?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> => {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Asked to stop', 'AbortError')), { once: true });
  });
  aborted.catch(() => undefined); // told to whoever waits below
  signal?.throwIfAborted();
  for (const { published } of services) await Promise.race([published(), aborted]);
  if (!consumed) return;
  const consumers = services.flatMap((service) => service.consumers);
  const isBehind = async (): Promise<boolean> => {
    const lags = await Promise.all(consumers.map(({ group, topics }) => bus.lag(group, topics)));
    return lags.some((lag) => lag > 0);
  };
  while (await isBehind()) await sleep(PAUSE_MS, undefined, signal ? { signal } : {});
};
