import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '@wellspring/errors/rate-limited';
import { TOO_MANY_REQUESTS } from '@wellspring/rest-contract/request-messages';
import { networkOf } from './client-address.ts';
import { isApi } from './open-reads.ts';
import type { Refusal } from './refusal.ts';

/** Requests a second that an address may send for ever, and how many at once. */
export type RateLimit = { readonly perSecond: number; readonly burst: number };

/** What a request takes from the bucket. An answer from memory is a fiftieth of the work. */
export const PRICE = { made: 1, fromMemory: 1 / 16 } as const;

export type RateLimiter = {
  /** Takes the price from the bucket of an address. Returns 0, or the seconds after which there will be enough. */
  take(address: string, price: number): number;
  /** The headers of the limit and the bucket of an address: RateLimit-Policy and RateLimit, names and values in turn. */
  headersFor(address: string): readonly string[];
};

/** Buckets remembered at once, about 3 MB; one that is forgotten was not used for longest and is full again. */
const BUCKETS_MAX = 20_000;

type Bucket = { tokens: number; filledAt: number };

/** A token bucket for each client address, IPv6 by /64. `now`: milliseconds that only rise. */
export const rateLimiter = ({ perSecond, burst }: RateLimit, now: () => number): RateLimiter => {
  const buckets = new LRUCache<string, Bucket>({ max: BUCKETS_MAX });
  const policy = `"address";q=${burst};w=${Math.ceil(burst / perSecond)}`;
  return {
    headersFor: (address) => {
      const { tokens } = buckets.get(networkOf(address)) ?? { tokens: burst };
      const left = `"address";r=${Math.floor(tokens)};t=${Math.ceil((burst - tokens) / perSecond)}`;
      return ['RateLimit-Policy', policy, 'RateLimit', left];
    },
    take: (address, price) => {
      const at = now();
      const network = networkOf(address);
      const existing = buckets.get(network);
      const bucket = existing ?? { tokens: burst, filledAt: at };
      if (!existing) buckets.set(network, bucket);
      bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.filledAt) / 1000) * perSecond);
      bucket.filledAt = at;
      if (bucket.tokens < price) return (price - bucket.tokens) / perSecond;
      bucket.tokens -= price;
      return 0;
    },
  };
};

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

/** Takes the price of a request from the bucket of its address. Returns why it is refused, or null. */
export const rateRefusal =
  ({ limiter, addressOf }: Parts) =>
  (request: IncomingMessage, price: number): Refusal | null => {
    const address = limiter === null ? undefined : addressOf(request);
    const wait = address === undefined ? 0 : (limiter?.take(address, price) ?? 0);
    if (wait === 0) return null;
    const seconds = Math.ceil(wait);
    return {
      code: 'RATE_LIMITED',
      words: rateLimited(TOO_MANY_REQUESTS, seconds).words,
      headers: ['Retry-After', String(seconds)],
    };
  };
