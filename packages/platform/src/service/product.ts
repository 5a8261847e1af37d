import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/port.ts';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { WiredService } from './service-context.ts';

/** All services of the product in one process. */
export type Product = {
  readonly bus: Bus;
  readonly services: readonly WiredService[];
};

/** Every database of this process in the data folder. */
export const filesOf = ({ bus, services }: Product): readonly DataFile[] => [
  ...bus.files,
  ...services.flatMap(({ file }) => file ?? []),
];

const PAUSE_MS = 20;

/**
 * Resolves when every event so far is published and, unless `consumed` is false, every consumer has handled it.
 * @throws AbortError when the signal aborts
 */
export const caughtUp = async (
  { bus, services }: Product,
  { consumed = true, signal }: { readonly consumed?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> => {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Asked to stop', 'AbortError')), { once: true });
  });
  aborted.catch(() => undefined); // reaches the caller through the race below
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
