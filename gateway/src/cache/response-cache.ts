import { LRUCache } from 'lru-cache';
import { weight, type BufferedResponse } from '../http/buffered-response.ts';
import { isAnyAffected, type Change, type Dependency } from './operation-dependencies.ts';

/** Milliseconds a response is cached at most. */
const LIFE = 60_000;
/** Milliseconds it is cached while a projection behind it may still be on its way: a change is to be seen within 1 s of it in all. */
const LIFE_WHILE_BEHIND = 250;
/** No response uses more than this part of the cache. */
const SHARE_MAX = 1 / 4;
/** How many addresses of evicted responses that were shared are remembered, the latest. */
const POPULAR_MAX = 1_000;

/** A response that visitors get again, and the route that made it. */
export type CachedResponse = { readonly response: BufferedResponse; readonly route: string };

type Entry = CachedResponse & {
  readonly dependencies: readonly Dependency[];
  readonly bytes: number;
  /** it was made for another request */
  isShared: boolean;
};

type Flight = { readonly dependencies: Dependency[]; readonly response: Promise<BufferedResponse> };

/** What was made for one caller, and whether other visitors may have it too. */
export type Made = { readonly response: BufferedResponse; readonly isCacheable: boolean };

/** Makes a response; registers its dependencies before it runs the operation. */
type Make = (dependsOn: (dependencies: readonly Dependency[]) => void) => Promise<Made>;

/** What visitors were answered, by address. */
export type ResponseCache = {
  find(address: string): CachedResponse | undefined;
  /** Whether the evicted response of this address was shared: making it again serves more than one. */
  isPopular(address: string): boolean;
  /** Answers the cached response, or joins the one being made, or makes it. */
  through(address: string, route: () => string, make: Make): Promise<BufferedResponse>;
  /** Evicts the responses that these changes affect; those being made are not cached. */
  drop(changes: readonly Change[]): void;
  /** Until the next call, what these changes affect is cached for a quarter of a second: a projection may not have them yet. */
  setBehind(changes: readonly Change[]): void;
  /** The changes are unknown: evicts everything. */
  clear(): void;
  bytes(): number;
};

/** A cache bounded in bytes; what was not used for longest goes first. `now`: milliseconds that only rise. */
export const responseCache = (maxBytes: number, now: () => number): ResponseCache => {
  const popular = new LRUCache<string, true>({ max: POPULAR_MAX });
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * SHARE_MAX,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: LIFE,
    ttlResolution: 0,
    perf: { now },
    dispose: ({ isShared }, address) => void (isShared && popular.set(address, true)),
  });
  const flights = new Map<string, Flight>();
  let behind: readonly Change[] = [];

  const store = (address: string, route: string, dependencies: readonly Dependency[], response: BufferedResponse) => {
    const ttl = isAnyAffected(dependencies, behind) ? LIFE_WHILE_BEHIND : LIFE;
    const bytes = weight(response) + 2 * address.length;
    entries.set(address, { response, route, dependencies, bytes, isShared: false }, { ttl });
    popular.delete(address);
  };

  return {
    find: (address) => {
      const entry = entries.get(address);
      if (entry) entry.isShared = true;
      return entry;
    },
    isPopular: (address) => popular.has(address),
    through: (address, route, make) => {
      const cached = entries.get(address);
      if (cached) return Promise.resolve(cached.response);
      const running = flights.get(address);
      if (running) return running.response;
      const dependencies: Dependency[] = [];
      const isCurrent = (): boolean => flights.get(address) === flight;
      const response = make((more) => void dependencies.push(...more))
        .then((made) => {
          if (made.isCacheable && isCurrent()) store(address, route(), dependencies, made.response);
          return made.response;
        })
        .finally(() => {
          if (isCurrent()) flights.delete(address);
        });
      const flight: Flight = { dependencies, response };
      flights.set(address, flight);
      return response;
    },
    drop: (changes) => {
      const affected = [...entries.entries()].filter(([, { dependencies }]) => isAnyAffected(dependencies, changes));
      for (const [address] of affected) entries.delete(address);
      // What a flight asks for later is read later, with the change.
      for (const [address, { dependencies }] of flights)
        if (isAnyAffected(dependencies, changes)) flights.delete(address);
    },
    setBehind: (changes) => {
      behind = changes;
    },
    clear: () => {
      entries.clear();
      flights.clear();
    },
    bytes: () => entries.calculatedSize,
  };
};
