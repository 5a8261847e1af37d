import { useLocale } from '../../../shared/format/use-locale.ts';
import { countText } from '../../../shared/format/values.ts';
import { useWords } from '../../../shared/words/words.ts';

/** How many places each value of a facet has under the other filters, and how many do not say. */
export type FacetCounts = { readonly ofValue: ReadonlyMap<string, number>; readonly unknown: number };

/** The number at the end of the row of a value; undefined: not counted. */
export const FacetCount = ({ count }: { readonly count: number | undefined }) => {
  const locale = useLocale();
  if (count === undefined) return null;
  return <span className="ms-auto text-sm text-ink-soft tabular-nums">{countText(count, locale)}</span>;
};

/** How many places a choice in a facet leaves out because they do not say. */
export const UnknownLine = ({ counts }: { readonly counts: FacetCounts | undefined }) => {
  const t = useWords('filters');
  return counts && counts.unknown > 0 ? (
    <p className="mt-1 text-sm text-ink-soft">{t('filters.unsaid', { count: counts.unknown })}</p>
  ) : null;
};
