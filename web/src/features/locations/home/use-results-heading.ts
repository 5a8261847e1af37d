import { CategoriesDocument } from '../../../generated/operations.ts';
import { categoryName } from '../../../shared/category.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';
import { searchWords, type HomeAddress } from '../address-state.ts';

/** What the results are called: by the search, else by the chosen category. */
export const useResultsHeading = ({ search, categoryId }: Pick<HomeAddress, 'search' | 'categoryId'>): string => {
  const t = useWords('places', 'categories', 'cards');
  const { data } = useFreshQuery(CategoriesDocument, {});
  if (search) return t('places.searchResultsFor', { words: searchWords(search).words });
  const category = data?.categories.find(({ id }) => id === categoryId);
  return category
    ? t('places.featuredIn', { category: categoryName(t, category.id, category.name) })
    : t('cards.featured');
};
