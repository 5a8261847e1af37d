import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SuggestLocationsDocument, type SuggestLocationsQuery } from '../../generated/operations.ts';

export type Suggestion = SuggestLocationsQuery['suggestLocations'][number];

/** A reader types a letter every 100 to 200 ms; asking between the letters helps nobody. */
const PAUSE_MS = 140;
const AT_LEAST = 2;

type Found = { readonly q: string; readonly places: readonly Suggestion[] };
const nothing: Found = { q: '', places: [] };

/** Places whose names begin like the text, while it is typed. Without an answer there are simply none. */
export const useSuggestions = (text: string, wanted: boolean): readonly Suggestion[] => {
  const client = useApolloClient();
  const [found, setFound] = useState(nothing);
  const q = text.trim();
  const asks = wanted && q.length >= AT_LEAST;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(() => {
      client.query({ query: SuggestLocationsDocument, variables: { q } }).then(
        ({ data }) => {
          if (current) setFound({ q, places: data?.suggestLocations ?? [] });
        },
        () => {
          if (current) setFound(nothing);
        },
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, q, asks]);
  return asks && found.q !== '' ? found.places : nothing.places;
};
