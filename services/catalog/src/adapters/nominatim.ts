import { setTimeout } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Box } from '../domain/search/query.ts';
import type { Geocoder, GeocodeResult } from '../ports.ts';

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

const Answer = z.array(
  z.object({
    display_name: z.string(),
    name: z.string().default(''),
    lat: latitude,
    lon: longitude,
    addresstype: z.string().default(''),
    /** south, north, west, east */
    boundingbox: z.tuple([latitude, latitude, longitude, longitude]).optional(),
    address: z.object({ country: z.string().default('') }).default({ country: '' }),
  }),
);

/** The kind of an answer, by its address type; all other types are addresses. */
const KINDS: ReadonlyMap<string, GeocodeResult['kind']> = new Map([
  ['country', 'country'],
  ...'state region province island archipelago county state_district'
    .split(' ')
    .map((type) => [type, 'region'] as const),
  ...'city town village municipality hamlet borough suburb quarter neighbourhood city_district district locality postcode'
    .split(' ')
    .map((type) => [type, 'town'] as const),
]);

/** From the question to the answer, the wait for its turn included. */
const DEADLINE_MS = 5_000;
/** As the usage rules of nominatim.org ask: one request a second. */
const SPACING_MS = 1_000;
const MOST_BYTES = 256 * 1024;
const MAX_CACHED = 5_000;
const MOST_RESULTS = 5;

const away = (cause: unknown): AppError => new AppError('UNAVAILABLE', say('catalogErrors.geocoderAway'), { cause });

type Found = z.output<typeof Answer>[number];

const kindOf = ({ addresstype }: Found): GeocodeResult['kind'] => KINDS.get(addresstype) ?? 'address';

const boundsOf = (found: Found): Box | null => {
  const { boundingbox } = found;
  if (!boundingbox || !['country', 'region'].includes(kindOf(found))) return null;
  const [south, north, west, east] = boundingbox;
  return { west, south, east, north };
};

/** The requested house number, where only the street was found. */
const missingNumber = (text: string, { addresstype, display_name: label }: Found): string | null => {
  const [number] = /(?<=^|[\s,])\d{1,5}\p{L}?(?=$|[\s,])/u.exec(text) ?? [];
  return addresstype === 'road' && number !== undefined && !label.split(/[\s,]+/u).includes(number) ? number : null;
};

/** The text of an answer. @throws Error when it is longer than any that we ask for */
const textOf = async (response: Response): Promise<string> => {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (!body) return '';
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`the geocoder answered with more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/** Lets through one caller at a time, `spacingMs` apart. @throws Error for whom the deadline would pass while waiting */
const turns = (spacingMs: number, deadlineMs: number) => {
  let next = 0;
  return async (): Promise<void> => {
    const now = performance.now();
    const mine = Math.max(now, next);
    if (mine - now > deadlineMs) throw new Error('too many addresses are being looked up');
    next = mine + spacingMs;
    await setTimeout(mine - now);
  };
};

/**
 * Geocodes by a Nominatim-compatible service: one request every `spacingMs`, none for words that are cached, no
 * redirects. @throws AppError UNAVAILABLE when it is away, slow, or gets too many requests
 */
export const nominatim = ({
  url,
  spacingMs = SPACING_MS,
  deadlineMs = DEADLINE_MS,
}: {
  readonly url: string;
  readonly spacingMs?: number;
  readonly deadlineMs?: number;
}): Geocoder => {
  const cache = new LRUCache<string, readonly GeocodeResult[]>({ max: MAX_CACHED });
  const pending = new Map<string, Promise<readonly GeocodeResult[]>>();
  const turn = turns(spacingMs, deadlineMs);

  const ask = async (text: string): Promise<readonly GeocodeResult[]> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const query = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(MOST_RESULTS),
      'accept-language': 'en',
    });
    await turn();
    const response = await fetch(`${url}/search?${query.toString()}`, {
      headers: { 'User-Agent': 'Wellspring' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    return Answer.parse(JSON.parse(await textOf(response))).map((found) => ({
      kind: kindOf(found),
      name: found.name || (found.display_name.split(',')[0] ?? ''),
      label: found.display_name,
      latitude: found.lat,
      longitude: found.lon,
      country: found.address.country,
      bounds: boundsOf(found),
      notFound: missingNumber(text, found),
    }));
  };

  return async (text, limit) => {
    const key = text.trim().toLowerCase();
    const cached = cache.get(key);
    if (cached) return cached.slice(0, limit);
    const request = pending.get(key) ?? ask(text);
    pending.set(key, request);
    try {
      const results = await request;
      cache.set(key, results);
      return results.slice(0, limit);
    } catch (error) {
      throw away(error);
    } finally {
      pending.delete(key);
    }
  };
};
