import type { Translate } from '@wellspring/words/translate';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@wellspring/rest-contract/list-limits';
import { textLength } from '../../shared/text-length.ts';

/** What is wrong, by field; empty: nothing. */
export type ListErrors = { readonly name?: string; readonly description?: string };

/** A list as it is typed. */
export type TypedList = {
  readonly name: string;
  readonly description: string | null;
  readonly isPublic: boolean;
  readonly showsNotes: boolean;
};

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
};

export const typedListIn = (form: FormData): TypedList => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description') || null,
  isPublic: form.get('isPublic') === 'on',
  showsNotes: form.get('showsNotes') === 'on',
});

/** Says what the server would refuse, in its words. */
export const listErrorsIn = (
  t: Translate<'lists'>,
  { name, description }: Pick<TypedList, 'name' | 'description'>,
): ListErrors => ({
  ...(name === '' && { name: t('lists.nameMissing') }),
  ...(textLength(name) > LIST_NAME_MAX && { name: t('lists.nameTooLong', { max: LIST_NAME_MAX }) }),
  ...(textLength(description ?? '') > LIST_DESCRIPTION_MAX && {
    description: t('lists.descriptionTooLong', { max: LIST_DESCRIPTION_MAX }),
  }),
});
