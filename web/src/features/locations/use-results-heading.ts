import { CategoriesDocument } from '../../generated/operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { searchWords, type HomeAddress } from './address-state.ts';
import { FEATURED_LOCATIONS, featuredIn, searchResultsFor } from './listing-messages.ts';

/** What the results are called: by the search, else by the chosen category. */
export const useResultsHeading = ({ search, categoryId }: Pick<HomeAddress, 'search' | 'categoryId'>): string => {
  const { data } = useFreshQuery(CategoriesDocument, {});
  if (search) return searchResultsFor(searchWords(search).words);
  const category = data?.categories.find(({ id }) => id === categoryId);
  return category ? featuredIn(category.name) : FEATURED_LOCATIONS;
};
