import { useMemo, useState } from 'react';
import { FacetsDocument } from '../../../generated/search-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { composeFirst, popularKinds } from './first-suggestions.ts';
import { locate, ownNear } from '../own-position.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import type { HrefOf, Suggestion } from './suggestions.ts';

/** As the filters ask for counts where nothing is asked. */
const ALL = { filter: { facets: null } };
const NONE: readonly Suggestion[] = [];

/** What the empty box offers, and how far the search for the reader's position is, which begins when "Near me" is chosen. */
export const useFirstSuggestions = (isEnabled: boolean, hrefOf: HrefOf) => {
  const recents = useRecentSearches();
  const [finding, setFinding] = useState<'no' | 'running' | 'denied'>('no');
  const [wasEnabled, setWasEnabled] = useState(isEnabled);
  const { data } = useFreshQuery(FacetsDocument, ALL, { skip: !isEnabled });

  if (wasEnabled !== isEnabled) {
    setWasEnabled(isEnabled);
    if (!isEnabled && finding === 'denied') setFinding('no');
  }

  const suggestions = useMemo(() => {
    if (!isEnabled) return NONE;
    const findMe: Suggestion['choose'] = ({ goTo }) => {
      setFinding('running');
      locate().then(
        (position) => {
          setFinding('no');
          goTo(hrefOf({ near: ownNear(position) }));
        },
        () => setFinding('denied'),
      );
    };
    return composeFirst(recents, popularKinds(data?.locations.facets), hrefOf, { findMe, forget: forgetSearches });
  }, [isEnabled, recents, data, hrefOf]);
  return { suggestions, finding };
};
