import type { IncomingMessage } from 'node:http';
import { tryAgainIn } from '@wellspring/errors/rate-limited';
import { TOO_MANY_REQUESTS } from '@wellspring/rest-contract/request-messages';
import { isApi } from './open-reads.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';

type Parts = {
  /** null: no limit */
  readonly limiter: RateLimiter | null;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
};

/** What every answer of /api says of the limit (draft-ietf-httpapi-ratelimit-headers), names and values in turn; nothing where there is none. */
export const rateHeaders =
  ({ limiter, addressOf }: Parts) =>
  (request: IncomingMessage): readonly string[] => {
    const address = limiter === null || !isApi(request) ? undefined : addressOf(request);
    return address === undefined ? [] : (limiter?.headersFor(address) ?? []);
  };

/** Takes the price of a request from the bucket of its address. Answers why it is refused, or null. */
export const rateRefusal =
  ({ limiter, addressOf }: Parts) =>
  (request: IncomingMessage, price: number): Refusal | null => {
    const address = limiter === null ? undefined : addressOf(request);
    const wait = address === undefined ? 0 : (limiter?.take(address, price) ?? 0);
    if (wait === 0) return null;
    const seconds = Math.ceil(wait);
    return {
      code: 'RATE_LIMITED',
      message: `${TOO_MANY_REQUESTS} ${tryAgainIn(seconds)}`,
      headers: ['Retry-After', String(seconds)],
    };
  };
