import { useLocale } from '../../../shared/format/use-locale.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useWords } from '../../../shared/words/words.ts';
import { dayText, stateText, todayOf, weekdayText } from '../hours-text.ts';
import type { FullLocation } from '../questions.ts';

type Hours = NonNullable<FullLocation['openingHours']>;

type DaysProps = { readonly hours: Hours; readonly today: string | null };

/** The days of a week, folded, today first. */
const WeekHours = ({ hours: { days }, today }: DaysProps) => {
  const t = useWords('answers');
  const locale = useLocale();
  const shown = days?.filter(({ day }) => today === null || day >= today) ?? [];
  if (shown.length === 0) return null;
  return (
    <details className="prints-open font-normal">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary underline-offset-4 hover:underline">
        {t('answers.weekHours')}
      </summary>
      <table className="text-sm">
        <caption className="text-start text-ink-soft">{t('answers.placeTime')}</caption>
        <tbody>
          {shown.map(({ day, hours }) => (
            <tr key={day} className={day === today ? 'font-semibold' : ''}>
              <th scope="row" className="py-0.5 pe-4 text-start font-[inherit]">
                {day === today ? t('answers.todayHours', { day: weekdayText(day, locale) }) : weekdayText(day, locale)}
              </th>
              <td className="py-0.5 tabular-nums">{dayText(hours, t, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** Whether a place is open now, until when or from when, and its week by its own clock. */
const OpenState = ({ hours }: { readonly hours: Hours }) => {
  const t = useWords('answers');
  const locale = useLocale();
  const now = useNow();
  const text = stateText(hours, now, t, locale);
  return (
    <>
      {text ? <p>{text}</p> : null}
      {hours.comment && !hours.isByAppointment ? <p className="text-sm font-normal">{hours.comment}</p> : null}
      <WeekHours hours={hours} today={todayOf(hours, now)} />
    </>
  );
};

type Props = { readonly location: Pick<FullLocation, 'hours' | 'openingHours'> };

/** When a place is open, as its rule says it, with the words that it was read from. */
export const PlaceHours = ({ location: { hours, openingHours } }: Props) => {
  const isEntered = openingHours !== null && openingHours.basis !== 'read';
  return (
    <>
      {openingHours ? <OpenState hours={openingHours} /> : null}
      {hours !== null && !isEntered ? <p className={openingHours ? 'text-sm font-normal' : ''}>{hours}</p> : null}
    </>
  );
};
