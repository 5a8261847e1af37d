import { useLocale } from '../../../shared/format/use-locale.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useWords } from '../../../shared/words/words.ts';
import { cardStateText, type CardHours } from '../hours-text.ts';

type Props = {
  readonly hours: CardHours;
  /** there is no room for more than that it is open */
  readonly isShort: boolean;
};

/** Whether a place is open by the clock of the reader, as long as that is known. */
export const OpenState = ({ hours, isShort }: Props) => {
  const t = useWords('answers');
  const locale = useLocale();
  const now = useNow();
  const text = now === null ? null : cardStateText(hours, now, t, locale);
  if (text === null) return null;
  if (hours.openNow) return <span className="font-semibold">{isShort ? t('answers.openNow') : text}</span>;
  return isShort ? null : <span className="text-ink-soft">{text}</span>;
};
