import { dateText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import { useHydrated } from '../use-hydrated.ts';

/** The day of a moment, where the reader is. The first HTML names the day in UTC: the server does not know the reader's time zone. */
export const Day = ({ moment }: { readonly moment: string }) => {
  const locale = useLocale();
  const timeZone = useHydrated() ? null : 'UTC';
  return <time dateTime={moment}>{dateText(moment, locale, timeZone)}</time>;
};
