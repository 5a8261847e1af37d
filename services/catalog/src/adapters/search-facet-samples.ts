import { NO_VALUES, type FactField, type PlaceValues } from '@wellspring/place-schema/kinds';
import { AMENITIES } from '@wellspring/place-schema/facts';
import { MONTHS } from '@wellspring/place-schema/months';
import type { FacetQuery } from '../domain/search/facets.ts';

type Chance = () => number;

const pick = <T>(chance: Chance, from: readonly [T, ...T[]]): T => from[Math.floor(chance() * from.length)] ?? from[0];
const some = <T>(chance: Chance, from: readonly T[]): readonly T[] => from.filter(() => chance() < 0.3);
const AMENITY = AMENITIES.slice(0, 5);
const MONTH = MONTHS.slice(0, 4);

const ORIGIN = { basis: 'told', source: null, date: null, readFrom: null } as const;
const NOTHING: Pick<PlaceValues, FactField> = NO_VALUES;

/** Facts of a place made by chance: each of them often not known. */
export const sampleFacts = (chance: Chance): Pick<PlaceValues, FactField> => {
  const isSaid = (): boolean => chance() < 0.6;
  const minC = Math.round(chance() * 600) / 10;
  return {
    ...NOTHING,
    waterTemperature: isSaid() ? { minC, maxC: minC + Math.floor(chance() * 9), at: null, ...ORIGIN } : null,
    price: isSaid()
      ? { kind: pick(chance, ['free', 'donation', 'paid']), amount: null, currency: null, per: null, ...ORIGIN }
      : null,
    season: isSaid() ? { open: some(chance, MONTH), best: some(chance, MONTH), ...ORIGIN } : null,
    access: isSaid()
      ? { permission: pick(chance, ['public', 'customers', null]), fee: null, walkMinutes: null, road: null, ...ORIGIN }
      : null,
    wheelchair: isSaid()
      ? {
          access: pick(chance, ['yes', 'limited', 'no']),
          stepCm: null,
          doorCm: null,
          poolLift: null,
          toilet: null,
          ...ORIGIN,
        }
      : null,
    amenities: isSaid() ? { has: some(chance, AMENITY), lacks: some(chance, AMENITIES.slice(5, 8)), ...ORIGIN } : null,
    status:
      chance() < 0.2
        ? {
            state: pick(chance, ['open', 'temporarilyClosed', 'permanentlyClosed']),
            until: null,
            since: null,
            ...ORIGIN,
          }
        : null,
    kinds: isSaid() ? { are: some(chance, ['hotSpring', 'onsen', 'sauna', 'daySpa'] as const), ...ORIGIN } : null,
  };
};

/** What a search may ask of facets, one to four of them. */
export const sampleFacets = (chance: Chance): FacetQuery => {
  const isIncluded = (): boolean => chance() < 0.25;
  const warm = pick(chance, [20, 36, 37.5, 44]);
  return {
    ...(isIncluded() && { minC: warm }),
    ...(isIncluded() && { maxC: warm + 5 }),
    ...(isIncluded() && { price: pick(chance, [['free'], ['free', 'donation'], ['paid']]) }),
    ...(isIncluded() && { month: [pick(chance, MONTHS)] }),
    ...(isIncluded() && { access: ['public'] }),
    ...(isIncluded() && { wheelchair: pick(chance, [['yes'], ['yes', 'limited']]) }),
    ...(isIncluded() && { amenity: pick(chance, [['sauna'], ['indoorPool', 'sauna'], ['showers']]) }),
    ...(isIncluded() && { kind: pick(chance, [['hotSpring'], ['onsen', 'sauna']] as const) }),
    ...(isIncluded() && { withPhotos: true }),
    ...(isIncluded() && { minRating: pick(chance, [1, 3, 4.5]) }),
    ...(isIncluded() && { includeUnknown: true }),
  };
};
