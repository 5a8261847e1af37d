import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import type { Logger } from '@wellspring/platform/log/log';
import { loggedRetries, retryWhileUnavailable } from '@wellspring/platform/retry';
import { styleOrigins } from './style-origins.ts';

const WHAT = 'the style of the map';
const EVERY_MS = 60 * 60 * 1_000;

/** Tells from where pages may load their map: nothing more than its own origin until the style was read, which is tried until it works. */
export const watchStyleOrigins = (
  styleUrl: string | null,
  { lifecycle, log }: { readonly lifecycle: Lifecycle; readonly log: Logger },
): (() => readonly string[]) => {
  if (styleUrl === null) return () => [];
  const { signal } = lifecycle;
  let origins: readonly string[] = [new URL(styleUrl).origin];
  const read = async (): Promise<void> => {
    origins = await styleOrigins(styleUrl, signal);
  };
  retryWhileUnavailable(read, { ...loggedRetries(WHAT, log), signal }).catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, `${WHAT} cannot be read, it is tried again later`);
  });
  repeat(WHAT, EVERY_MS, read, { lifecycle, log });
  return () => origins;
};
