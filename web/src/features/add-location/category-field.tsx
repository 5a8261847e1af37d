import { useFormContext } from 'react-hook-form';
import { CategoriesDocument } from '../../generated/operations.ts';
import { categoryName } from '../../shared/category.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Finding } from './finding.ts';
import { FoundLine } from './found-line.tsx';
import type { Fields } from './location-fields.ts';

/** What kind of place it is. */
export const CategoryField = ({ finding }: { readonly finding: Finding | null }) => {
  const t = useWords('addLocation', 'categories');
  const { register, formState } = useFormContext<Fields>();
  const { data, failed } = useFreshQuery(CategoriesDocument, {});
  const options = (data?.categories ?? []).map(({ id, name }) => ({
    value: String(id),
    label: categoryName(t, id, name),
  }));
  const found = finding?.found.categoryId;
  const words = options.find(({ value }) => value === found?.value)?.label;
  return (
    <SelectField
      // What a draft or a research chose is only shown once it is among the options.
      key={options.length}
      {...register('categoryId')}
      label={t('addLocation.category')}
      required
      placeholder={failed ? t('addLocation.categoriesAway') : t('addLocation.selectCategory')}
      options={options}
      error={formState.errors.categoryId?.message}
      help={found ? <FoundLine name="categoryId" found={found} words={words} /> : null}
    />
  );
};
