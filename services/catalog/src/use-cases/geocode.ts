import { labelOf, type GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import { readText } from '../domain/geocoding/places-in-text.ts';
import { largestFirst } from '../domain/geocoding/suggested-places.ts';
import { typedPoint } from '../domain/geocoding/typed-point.ts';
import type { Coordinates } from '../domain/location.ts';
import type { Gazetteer, GeocodeResult, Geocoder } from '../ports.ts';

const typedAnswer = ({ latitude, longitude }: Coordinates): GeocodeResult => {
  const name = `${latitude}, ${longitude}`;
  return { kind: 'address', name, label: name, latitude, longitude, country: '', bounds: null, notFound: null };
};

type Deps = { readonly gazetteer: Gazetteer; readonly geocoder: Geocoder | null };

const MOST_WORDS = 12;
/** So many places are compared by their size. */
const CONSIDERED = 60;

const toResult = (place: GazetteerPlace, notFound: string | null): GeocodeResult => ({
  kind: place.kind,
  name: place.name,
  label: labelOf(place),
  latitude: place.latitude,
  longitude: place.longitude,
  country: place.country,
  bounds: place.bounds,
  notFound,
});

/** The town at the end of an address without commas: "Andrássy út 60 Budapest". */
const townAtEnd = async ({ gazetteer }: Deps, text: string): Promise<readonly GeocodeResult[]> => {
  const words = text.trim().split(/\s+/u).slice(0, MOST_WORDS);
  for (let at = 1; at < words.length; at += 1) {
    if (/\d/u.test(words[at] ?? '')) continue;
    const place = await gazetteer.named(words.slice(at).join(' '));
    if (place) return [toResult(place, words.slice(0, at).join(' '))];
  }
  return [];
};

/** Countries are shown by the bundled bounds, which leave out islands far away and hold at the antimeridian. */
const withBundledBounds = async ({ gazetteer }: Deps, result: GeocodeResult): Promise<GeocodeResult> => {
  if (result.kind !== 'country') return result;
  const bundled = await gazetteer.named(result.name);
  return bundled?.kind === 'country' ? { ...result, bounds: bundled.bounds } : result;
};

/** What a text that is being typed may name, the largest first; "near" alone is no name of a town. */
const suggested = async ({ gazetteer }: Deps, text: string, limit: number): Promise<readonly GeocodeResult[]> => {
  if (readText(text).text === undefined) return [];
  const places = largestFirst(text, await gazetteer.find(text, CONSIDERED));
  return places.slice(0, limit).map((place) => toResult(place, null));
};

/**
 * Coordinates for a point that is typed, or for the name of a town, region or country, best first. Only when addresses are requested
 * do the words reach the configured geocoder, which may be a third party; of an address that it does not find, the town is answered,
 * with the part that was not found. @throws AppError UNAVAILABLE
 */
export const geocode =
  (deps: Deps) =>
  async (text: string, limit: number, isAddress: boolean): Promise<readonly GeocodeResult[]> => {
    const { gazetteer, geocoder } = deps;
    const typed = typedPoint(text);
    if (typed) return [typedAnswer(typed)];
    if (!isAddress) return suggested(deps, text, limit);
    const found = geocoder ? await geocoder(text, limit) : [];
    if (found.length > 0) return Promise.all(found.map((result) => withBundledBounds(deps, result)));
    const places = await gazetteer.find(text, limit);
    return places.length > 0 ? places.map((place) => toResult(place, place.notFound)) : townAtEnd(deps, text);
  };
