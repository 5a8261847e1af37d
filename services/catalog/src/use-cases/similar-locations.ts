import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { CLOSED_WITHIN_KM } from '../domain/closed-again.ts';
import type { Coordinates, Location } from '../domain/location.ts';
import { mayView } from '../domain/publication.ts';
import type { LocationQuery } from '../domain/search/query.ts';
import {
  NEARBY_KM,
  similarAmong,
  SIMILAR_WITHIN_KM,
  textsToSeek,
  type Similar,
  type Sought,
} from '../domain/similar.ts';
import type { Gazetteer, LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'findMany' | 'submittedBy' | 'closedAround'>;
  readonly index: Pick<SearchIndex, 'search'>;
  readonly gazetteer: Pick<Gazetteer, 'named'>;
};

type SimilarQuery = { readonly name: string; readonly coordinates: Coordinates | null; readonly city: string | null };

const MOST_NEARBY = 50;
const MOST_BY_NAME = 20;
/** One's own, published or not, that are looked at. */
const MOST_OWN = 100;

const queriesOf = ({ name, city, coordinates, isTownAlone }: Sought): readonly LocationQuery[] => {
  const texts = textsToSeek(name);
  const byName = { limit: MOST_BY_NAME, offset: 0 };
  if (!coordinates) return texts.map((text) => ({ ...byName, text: `${text} ${city ?? ''}` }));
  const around = { near: coordinates, radiusKm: SIMILAR_WITHIN_KM };
  return [
    ...texts.map((text) => ({ ...byName, ...around, text })),
    ...(isTownAlone ? [] : [{ near: coordinates, radiusKm: NEARBY_KM, limit: MOST_NEARBY, offset: 0 }]),
  ];
};

/**
 * Places that may be the one that a member is about to submit: published ones, and their own pending ones.
 * @throws AppError VALIDATION without a point and a city, UNAVAILABLE while search is away
 */
export const similarLocations =
  ({ locations, index, gazetteer }: Deps) =>
  async ({ name, coordinates, city }: SimilarQuery, memberId: string): Promise<readonly Similar[]> => {
    if (!coordinates && !city?.trim()) throw new AppError('VALIDATION', say('catalogErrors.similarNeedsPlace'));
    const town = coordinates || !city ? null : await gazetteer.named(city);
    const sought = { name, city, coordinates: coordinates ?? town, isTownAlone: !coordinates };
    const [found, own, closed] = await Promise.all([
      Promise.all(queriesOf(sought).map((query) => index.search(query))),
      locations.submittedBy(memberId, { limit: MOST_OWN, offset: 0 }),
      // Search finds these by their whole name alone.
      sought.coordinates ? locations.closedAround(sought.coordinates, CLOSED_WITHIN_KM) : [],
    ]);
    const published = await locations.findMany([...new Set(found.flatMap(({ items }) => items))]);
    // The index may be a moment behind.
    const seen = published.filter((location) => mayView({ id: memberId, isAdmin: false }, location));
    const all = new Map<string, Location>(
      [...seen, ...own.items, ...closed].map((location) => [location.id, location]),
    );
    return similarAmong(sought, [...all.values()]);
  };
