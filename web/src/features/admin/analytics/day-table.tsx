import { countText, dateText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useWords } from '../../../shared/words/words.ts';
import { MEASURES, type Report } from './report.ts';

/** What the charts draw, as numbers: the newest day first. */
export const DayTable = ({ days }: Pick<Report, 'days'>) => {
  const t = useWords('admin');
  const locale = useLocale();
  return (
    <details className="mt-6">
      <summary className="inline-block cursor-pointer rounded-sm py-2.5 font-semibold text-primary hover:underline">
        {t('admin.showTable')}
      </summary>
      <div className="mt-2 overflow-x-auto" role="region" aria-labelledby="days-caption" tabIndex={0}>
        <table className="w-full max-w-3xl text-sm tabular-nums">
          <caption id="days-caption" className="sr-only">
            {t('admin.tableCaption')}
          </caption>
          <thead>
            <tr className="border-b border-line text-start text-ink-soft">
              <th scope="col" className="py-2 pe-2 font-semibold">
                {t('admin.day')}
              </th>
              {MEASURES.map(({ name, column }) => (
                <th key={name} scope="col" className="py-2 ps-2 text-end align-bottom font-semibold sm:ps-4">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap">
                  {dateText(day.date, locale)}
                </th>
                {MEASURES.map(({ name }) => (
                  <td key={name} className="py-1.5 ps-2 text-end sm:ps-4">
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
