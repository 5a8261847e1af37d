import type { Translate } from '@wellspring/words/translate';
import { partialDateText } from '../../shared/format/partial-date.ts';
import type { FullLocation } from './questions.ts';

/** "Permanently closed since 2020"; null: it is open, or nobody says. */
export const closedText = (
  { status }: Pick<FullLocation, 'status'>,
  t: Translate<'place'>,
  locale: string,
): string | null => {
  if (!status || status.state === 'open') return null;
  const isForGood = status.state === 'permanentlyClosed';
  const date = isForGood ? status.since : status.until;
  const values = { dated: date ? 'yes' : 'no', date: date ? partialDateText(date, locale) : '' };
  return isForGood ? t('place.closedForGood', values) : t('place.closedForNow', values);
};
