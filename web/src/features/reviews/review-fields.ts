import type { Translate } from '@wellspring/words/translate';
import { reachable } from '../../shared/api/call-api.ts';
import { REVIEW_CONTENT_MAX, REVIEW_TITLE_MAX } from '@wellspring/rest-contract/text-limits';
import { decodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import { textLength } from '../../shared/text-length.ts';

/** What is typed, as the form holds it. */
export type Typed = { readonly rating: string; readonly title: string; readonly content: string };

type Stored = { readonly rating: number; readonly title: string; readonly content: string };

/** What the form of a review begins with; null: a new one. */
export const textsOf = (review: Stored | null): Typed => ({
  rating: review ? String(review.rating) : '',
  title: review?.title ?? '',
  content: review?.content ?? '',
});

/** What is wrong, by field; empty: nothing. */
export type FieldErrors = Partial<Record<keyof Typed, string>>;

/** As it is stored. */
const lengthOf = (text: string): number => textLength(text.trim().replaceAll('\r\n', '\n'));

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

export const typedIn = (form: FormData): Typed => ({
  rating: textOf(form.get('rating')),
  title: textOf(form.get('title')),
  content: textOf(form.get('content')),
});

/** Says what the server would refuse, in its words; the schema comes when the form is sent. @throws ApiError when it cannot be had */
export const errorsIn = async (
  t: Translate<'reviews'>,
  textOfMessage: (message: Message) => string,
  typed: Typed,
): Promise<FieldErrors> => {
  const { ReviewDraftForm } = await reachable(import('@wellspring/rest-contract/review'));
  const errors: FieldErrors = {};
  if (lengthOf(typed.title) > REVIEW_TITLE_MAX) errors.title = t('reviews.titleTooLong', { max: REVIEW_TITLE_MAX });
  if (lengthOf(typed.content) > REVIEW_CONTENT_MAX)
    errors.content = t('reviews.contentTooLong', { max: REVIEW_CONTENT_MAX });
  for (const { path, message } of ReviewDraftForm.safeParse(typed).error?.issues ?? []) {
    const [field] = path;
    if (field === 'rating' || field === 'title' || field === 'content')
      errors[field] ??= textOfMessage(decodeMessage(message));
  }
  return errors;
};
