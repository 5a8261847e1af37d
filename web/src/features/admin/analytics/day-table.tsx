import { countText, dateText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { MEASURES, type Report } from './report.ts';

/** What the charts draw, as numbers: the newest day first. */
export const DayTable = ({ days }: Pick<Report, 'days'>) => {
  const locale = useLocale();
  return (
    <details className="mt-6">
      <summary className="inline-block cursor-pointer rounded-sm py-2.5 font-semibold text-primary hover:underline">
        Show the numbers as a table
      </summary>
      <div className="mt-2 overflow-x-auto" role="region" aria-labelledby="days-caption" tabIndex={0}>
        <table className="w-full max-w-3xl text-sm tabular-nums">
          <caption id="days-caption" className="sr-only">
            The last 30 days, in UTC
          </caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-soft">
              <th scope="col" className="py-2 pr-2 font-semibold">
                Day
              </th>
              {MEASURES.map(({ name, label }) => (
                <th key={name} scope="col" className="py-2 pl-2 text-right align-bottom font-semibold sm:pl-4">
                  {label.replace(' a day', '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                  {dateText(day.date, locale)}
                </th>
                {MEASURES.map(({ name }) => (
                  <td key={name} className="py-1.5 pl-2 text-right sm:pl-4">
                    {countText(day[name], locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
