import { AppError } from '@wellspring/errors';
import { boundedMap } from '@wellspring/platform/bounded-map';
import { z } from 'zod';
import type { Geocoder, GeocodeResult } from '../ports.ts';

const Answer = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    address: z.object({ country: z.string().default('') }).default({ country: '' }),
  }),
);

const TIMEOUT_MS = 5000;
const MOST_KEPT = 5000;
const MOST_RESULTS = 5;

const away = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'Addresses cannot be looked up at the moment. Please try again later.', { cause });

/** Geocodes by a Nominatim-compatible service. Answers are kept, as its usage rules ask. */
export const nominatim = ({ url }: { readonly url: string }): Geocoder => {
  const kept = boundedMap<string, readonly GeocodeResult[]>(MOST_KEPT);

  const ask = async (text: string): Promise<readonly GeocodeResult[]> => {
    const query = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(MOST_RESULTS),
      'accept-language': 'en',
    });
    const response = await fetch(`${url}/search?${query.toString()}`, {
      headers: { 'User-Agent': 'Wellspring' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw away(cause);
    });
    if (!response.ok) throw away(new Error(`the geocoder answered ${response.status}`));
    const answer = Answer.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw away(answer.error);
    return answer.data.map(({ display_name, lat, lon, address }) => ({
      label: display_name,
      latitude: lat,
      longitude: lon,
      country: address.country,
    }));
  };

  return async (text, limit) => {
    const key = text.trim().toLowerCase();
    const known = kept.get(key);
    if (known) return known.slice(0, limit);
    const results = await ask(text);
    kept.set(key, results);
    return results.slice(0, limit);
  };
};
