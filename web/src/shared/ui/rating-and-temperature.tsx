import { temperatureBand } from '../format/temperature.ts';
import { useLocale } from '../format/use-locale.ts';
import { useTemperatureText } from '../format/use-units.ts';
import { ratingText } from '../format/values.ts';
import { Star, Thermometer } from '../icons.tsx';
import { useWords } from '../words/words.ts';

/** Some temperatures take half a sentence to tell: the chip then has two lines. */
export const TemperatureChip = ({ temperature }: { readonly temperature: string }) => {
  const t = useWords('cards');
  const band = temperatureBand(temperature);
  const temperatureText = useTemperatureText();
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold ${band ? `temp-${band} text-temp` : 'text-ink-soft'} max-w-full min-w-0 border border-current py-0.5`}
    >
      <Thermometer aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{`${t('cards.temperatureLabel')} `}</span>
      <bdi className="text-start wrap-anywhere">{temperatureText(temperature)}</bdi>
    </span>
  );
};

type RatingProps = { readonly averageRating: number; readonly reviewCount: number };

/** A rating only where there are ratings. */
export const RatingLine = ({ averageRating, reviewCount }: RatingProps) => {
  const t = useWords('cards');
  const locale = useLocale();
  if (reviewCount === 0) return <span className="text-sm text-ink-soft">{t('cards.noReviewsYet')}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
      <Star aria-hidden="true" className="size-4 fill-current text-ember" />
      <span className="font-semibold">{ratingText(averageRating, locale)}</span>
      <span className="text-ink-soft">{t('cards.reviewsInBrackets', { count: reviewCount })}</span>
    </span>
  );
};
