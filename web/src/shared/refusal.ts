import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api/call-api.ts';

/** A field that the server refused, and its words. */
export type Refusal = { readonly field: string; readonly message: string };

/** What the server says is wrong with one field; null: the failure is about none. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof ApiError) return error.field === null ? null : { field: error.field, message: error.message };
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const field = first?.extensions?.['field'];
  return first && typeof field === 'string' ? { field, message: first.message } : null;
};

/** The field that was refused, then, of a part of a fact such as "price_currency", its fact. */
export const refusedNames = (field: string): readonly string[] => [field, ...field.split('_').slice(0, 1)];

type Form<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>;

/**
 * Puts what the server refused at its field, and the focus there. Answers whether it did: else the form has no such field, and the
 * failure is to be said elsewhere.
 */
export const showAtField = <Fields extends FieldValues>(
  { getValues, setError }: Form<Fields>,
  error: unknown,
): boolean => {
  const refusal = refusalOf(error);
  const values = getValues();
  const isField = (name: string): name is Path<Fields> => Object.hasOwn(values, name);
  const field = refusal && refusedNames(refusal.field).find(isField);
  if (!refusal || !field) return false;
  setError(field, { type: 'server', message: refusal.message }, { shouldFocus: true });
  return true;
};

/** The first box of a name gets the focus, for forms that the browser keeps. */
export const focusField = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
