import { useMemo } from 'react';
import { CategoriesDocument } from '../../../generated/operations.ts';
import { SuggestDocument, type SuggestQuery } from '../../../generated/search-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { composeSuggestions, type HrefOf, type Suggestion } from './suggestions.ts';
import { useWhileTyping } from './use-while-typing.ts';

const EMPTY: SuggestQuery = { suggestLocations: [], geocode: [] };
const NONE: readonly Suggestion[] = [];

/** What the text may mean, while it is typed: categories, towns, locations, and the words as they are. The same while nothing changes. */
export const useSuggestions = (text: string, isEnabled: boolean, hrefOf: HrefOf): readonly Suggestion[] => {
  const answer = useWhileTyping(SuggestDocument, text, isEnabled, EMPTY);
  const { data } = useFreshQuery(CategoriesDocument, {}, { skip: answer === null });
  return useMemo(
    () => (answer === null ? NONE : composeSuggestions(text.trim(), answer, data?.categories ?? [], hrefOf)),
    [text, answer, data, hrefOf],
  );
};
