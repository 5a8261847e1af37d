import type { Translate } from '@wellspring/words/translate';
import { useId, useState } from 'react';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { dayText } from './day-text.ts';
import { MEASURES, type Measure, type Report } from './report.ts';
import { useBars } from './use-bars.ts';

type Days = Report['days'];

/** The text of a chart for screen readers. */
const wordsFor = (t: Translate<'admin'>, days: Days, { name, label }: Measure, locale: string): string => {
  const [first] = days;
  const measure = t(label);
  if (!first) return measure;
  const most = days.reduce((best, day) => (day[name] > best[name] ? day : best), first);
  const today = days.at(-1)?.[name] ?? 0;
  if (most[name] === 0) return t('admin.chartNone', { measure, today });
  return t('admin.chartPeak', { measure, today, day: dayText(most.date, locale), most: most[name] });
};

const DayChart = ({ days, measure }: { readonly days: Days; readonly measure: Measure }) => {
  const t = useWords('admin');
  const locale = useLocale();
  const heading = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map((day) => day[measure.name]);
  const canvas = useBars({ dates: days.map(({ date }) => date), values, locale, onPoint: setPointed });
  const shown = pointed === null ? days.at(-1) : days[pointed];
  return (
    <figure aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-surface p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <h3 id={heading} className="text-base font-semibold">
          {t(measure.label)}
        </h3>
        {shown ? (
          <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
            <Rich
              text={t('admin.countOfDay', { count: shown[measure.name] })}
              parts={{ day: () => <time dateTime={shown.date}>{dayText(shown.date, locale)}</time> }}
            />
          </span>
        ) : null}
      </figcaption>
      <div ref={canvas} role="img" aria-label={wordsFor(t, days, measure, locale)} className="mt-2 h-36" />
    </figure>
  );
};

/** A daily chart for each counted quantity. */
export const DayCharts = ({ days }: { readonly days: Days }) => (
  <div className="mt-4 grid gap-4 lg:grid-cols-2">
    {MEASURES.map((measure) => (
      <DayChart key={measure.name} days={days} measure={measure} />
    ))}
  </div>
);
