import { useState } from 'react';
import { agoText, dateText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import { useHydrated } from '../use-hydrated.ts';

/** How long ago something was, with the day in its tooltip. The first HTML, which may be cached for a while, shows the day. */
export const RelativeTime = ({ moment }: { readonly moment: string }) => {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  const day = dateText(moment, locale, isHydrated ? null : 'UTC');
  return (
    <time dateTime={moment} title={day} className="whitespace-nowrap">
      {isHydrated ? agoText(moment, now, locale) : day}
    </time>
  );
};
