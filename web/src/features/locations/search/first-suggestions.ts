import { FACETS } from '@wellspring/rest-contract/facet-rules';
import type { FacetsQuery, PlaceKind } from '../../../generated/search-operations.ts';
import { NO_FILTERS } from '../../../shared/filters/filters.ts';
import type { HrefOf, Suggestion } from './suggestions.ts';

type Counts = FacetsQuery['locations']['facets'];

/** So many kinds are offered. */
const KINDS = 6;

type PopularKind = { readonly placeKind: PlaceKind; readonly count: number };

/** The kinds that most places have, by the counts of facets. */
export const popularKinds = (facets: Counts | undefined): readonly PopularKind[] => {
  const values = facets?.find(({ facet }) => facet === 'kind')?.values ?? [];
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return FACETS.kind
    .map((placeKind) => ({ placeKind, count: counts.get(placeKind) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, KINDS);
};

/** What the empty box offers: by the way to the reader's position, what was searched for before, and kinds. */
export const composeFirst = (
  recents: readonly string[],
  kinds: readonly PopularKind[],
  hrefOf: HrefOf,
  actions: { readonly findMe: Suggestion['choose']; readonly forget: () => void },
): readonly Suggestion[] => {
  const forget: Suggestion = { kind: 'clearRecent', key: 'clear', choose: actions.forget };
  return [
    { kind: 'nearMe', key: 'me', choose: actions.findMe },
    ...recents.map((text, at): Suggestion => ({
      kind: 'recent',
      key: `recent-${at}`,
      text,
      choose: ({ search }) => search(text),
    })),
    ...(recents.length > 0 ? [forget] : []),
    ...kinds.map(({ placeKind, count }): Suggestion => ({
      kind: 'placeKind',
      key: placeKind,
      placeKind,
      count,
      choose: ({ goTo }) => goTo(hrefOf({ filters: { ...NO_FILTERS, kind: [placeKind] } })),
    })),
  ];
};
