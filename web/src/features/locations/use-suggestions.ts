import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { CategoriesDocument } from '../../generated/operations.ts';
import { SuggestDocument, type SuggestQuery } from '../../generated/search-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { composeSuggestions, type Suggestion } from './suggestions.ts';

/** A reader types a letter every 100 to 200 ms; requests between the letters do not help. */
const PAUSE_MS = 140;
const AT_LEAST = 2;

type Found = { readonly q: string; readonly answer: SuggestQuery };
const EMPTY: SuggestQuery = { suggestLocations: [], geocode: [] };
const NONE: readonly Suggestion[] = [];
const nothing: Found = { q: '', answer: EMPTY };

/** What the text may mean, while it is typed: categories, towns, locations, and the words as they are. The same while nothing changes. */
export const useSuggestions = (text: string, isEnabled: boolean): readonly Suggestion[] => {
  const client = useApolloClient();
  const [found, setFound] = useState(nothing);
  const q = text.trim();
  const isReady = isEnabled && q.length >= AT_LEAST;
  const { data } = useFreshQuery(CategoriesDocument, {}, { skip: !isReady });
  useEffect(() => {
    if (!isReady) return;
    let current = true;
    // The next letter goes before what the last ones may mean.
    const show = (answer: SuggestQuery): void => startTransition(() => (current ? setFound({ q, answer }) : undefined));
    const timer = setTimeout(() => {
      client.query({ query: SuggestDocument, variables: { q } }).then(
        ({ data: answer }) => show(answer ?? EMPTY),
        () => show(EMPTY),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, q, isReady]);
  return useMemo(
    () => (isReady && found.q !== '' ? composeSuggestions(q, found.answer, data?.categories ?? []) : NONE),
    [isReady, q, found, data],
  );
};
