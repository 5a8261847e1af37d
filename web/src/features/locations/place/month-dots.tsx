import { listText } from '@wellspring/place-schema/list-text';
import { MONTHS } from '@wellspring/place-schema/months';
import { monthName } from '../../../shared/format/month-name.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useWords } from '../../../shared/words/words.ts';

type Month = (typeof MONTHS)[number];
type Season = { readonly open: readonly Month[]; readonly best: readonly Month[] };

/** Months in a row as one range, also over the end of the year: "November–February", "March, June–August". */
export const monthsText = (months: readonly Month[], locale: string): string => {
  const has = (at: number): boolean => months.includes(MONTHS[at % MONTHS.length] ?? 'jan');
  const starts = MONTHS.flatMap((_, at) => (has(at) && !has(at + MONTHS.length - 1) ? [at] : []));
  const ranges = starts.map((start) => {
    let end = start;
    while (has(end + 1)) end += 1;
    const [first, last] = [MONTHS[start % MONTHS.length], MONTHS[end % MONTHS.length]];
    return [first, ...(end > start ? [last] : [])].map((month) => monthName(month ?? 'jan', locale, 'long')).join('–');
  });
  return listText(ranges, locale);
};

const lookOf = (month: Month, { open, best }: Season): string => {
  if (best.includes(month))
    return 'border-primary bg-primary text-on-primary print:border-2 print:bg-transparent print:text-ink';
  return open.includes(month) ? 'border-primary text-ink' : 'border-transparent text-ink-soft';
};

/** The months of a season in words; null where it says none. */
export const useSeasonText = (): ((season: Season) => string | null) => {
  const t = useWords('answers');
  const locale = useLocale();
  return ({ open, best }) => {
    const isAnyMonthBest = best.length === MONTHS.length;
    const opened =
      isAnyMonthBest || open.length === MONTHS.length
        ? t('answers.openAllYear')
        : open.length > 0
          ? t('answers.openIn', { months: monthsText(open, locale) })
          : null;
    const bestIn =
      best.length > 0 && !isAnyMonthBest ? t('answers.bestIn', { months: monthsText(best, locale) }) : null;
    return [bestIn, opened].filter(Boolean).join(' · ') || null;
  };
};

/** Twelve dots, one for each month: filled when it is among the best, with an edge when the place is open. The words beside them say the same. */
export const MonthDots = (season: Season) => {
  const locale = useLocale();
  return (
    <span aria-hidden="true" className="mt-1.5 flex flex-wrap gap-1">
      {MONTHS.map((month) => (
        <span
          key={month}
          className={`flex size-5 items-center justify-center rounded-full border text-[0.625rem] leading-none font-semibold ${lookOf(month, season)}`}
        >
          {monthName(month, locale, 'narrow').replace('月', '')}
        </span>
      ))}
    </span>
  );
};
