import { HOT_SPRINGS } from '../categories.ts';
import type { FacetQuery } from './facets.ts';
import type { MapPin } from './query.ts';

/** What a pin says of its place. */
export type PinFact =
  | { readonly kind: 'temperature'; readonly minC: number; readonly maxC: number }
  | { readonly kind: 'rating'; readonly average: number }
  | { readonly kind: 'price' }
  | { readonly kind: 'open'; readonly isNow: boolean };

type Facts = MapPin['facts'];

const temperature = ({ minC, maxC }: Facts): PinFact | null =>
  minC === null || maxC === null ? null : { kind: 'temperature', minC, maxC };
const rating = ({ average }: Facts): PinFact | null => (average === null ? null : { kind: 'rating', average });
const price = ({ isFree }: Facts): PinFact | null => (isFree ? { kind: 'price' } : null);

/** A place that does not say its hours matches, too, where those that do not say are included. */
const open = ({ openNow, openAt, includeUnknown }: FacetQuery): PinFact | null => {
  if (includeUnknown || !(openNow || openAt !== undefined)) return null;
  return { kind: 'open', isNow: openAt === undefined };
};

/** The fact that the filters make interesting, then the one that the kind of place does; null: none of them is known. */
export const pinFact = (categoryId: number | null, facts: Facts, filters: FacetQuery): PinFact | null => {
  const { minC, maxC, minRating } = filters;
  const interesting = [
    minC === undefined && maxC === undefined ? null : temperature(facts),
    open(filters),
    filters.price ? price(facts) : null,
    minRating === undefined ? null : rating(facts),
    categoryId === HOT_SPRINGS ? temperature(facts) : null,
    rating(facts),
    price(facts),
  ];
  return interesting.find((fact) => fact !== null) ?? null;
};
