import type { Translate } from '@wellspring/words/translate';
import { partialDateText } from '../../../shared/format/partial-date.ts';
import type { FullLocation } from '../questions.ts';

/** How the source of a place is called in short; null: it has none. */
export const sourceNameOf = ({ source, sourceName }: Pick<FullLocation, 'source' | 'sourceName'>): string | null =>
  sourceName ?? source;

type Said = { readonly date: string; readonly source: string | null };

/** "As of 1980, NOAA" */
export const asOfText = ({ date, source }: Said, t: Translate<'answers'>, locale: string): string =>
  t('answers.asOf', {
    date: partialDateText(date, locale),
    source: source ?? '',
    hasSource: source === null ? 'no' : 'yes',
  });
