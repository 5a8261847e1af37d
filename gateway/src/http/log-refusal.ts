import type { Logger } from '@wellspring/platform/log/log';

const REASON_MAX = 80;

/** What follows a colon or a quotation mark may repeat what the caller sent, and that does not belong into the log. */
const firstWords = (message: string): string => (message.split(/[:"“']/, 1)[0] ?? '').trim().slice(0, REASON_MAX);

/** Logs why a request was refused, beside the line of its answer. `about`: its id, and the route or operation. */
export const logRefusal = (
  log: Pick<Logger, 'info'>,
  about: object,
  { code, message }: { readonly code: unknown; readonly message: string },
): void => log.info({ ...about, code, reason: firstWords(message) }, 'refused');
