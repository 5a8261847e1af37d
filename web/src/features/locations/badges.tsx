import { NO_REVIEWS_YET } from './listing-messages.ts';
import { OWNER_VERIFIED } from './location-messages.ts';
import { BadgeCheck, Clock, Star, Thermometer } from 'lucide-react';
import { categoryLook } from '../../shared/category.ts';
import { temperatureBand } from '../../shared/format/temperature.ts';
import { plural, ratingText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

const pill = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold';

type CategoryProps = { readonly categoryId: number; readonly name: string };

export const CategoryBadge = ({ categoryId, name }: CategoryProps) => {
  const { icon: Icon, hue } = categoryLook(categoryId);
  return (
    <span className={`${pill} ${hue} max-w-full bg-surface text-ink`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-cat" />
      <span className="truncate">{name}</span>
    </span>
  );
};

export const OwnerVerifiedBadge = () => (
  <span className={`${pill} bg-surface text-primary`}>
    <BadgeCheck aria-hidden="true" className="size-3.5" />
    {OWNER_VERIFIED}
  </span>
);

/** Whether a place of one's own is published. */
export const StatusBadge = ({ isVerified }: { readonly isVerified: boolean }) => {
  const Icon = isVerified ? BadgeCheck : Clock;
  return (
    <span className={`${pill} bg-surface ${isVerified ? 'text-primary' : 'text-amber'}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isVerified ? 'Verified' : 'Pending'}
    </span>
  );
};

/** Some temperatures take half a sentence to tell: the chip then has two lines. */
export const TemperatureChip = ({ temperature }: { readonly temperature: string }) => {
  const band = temperatureBand(temperature);
  return (
    <span
      className={`${pill} ${band ? `temp-${band} text-temp` : 'text-ink-soft'} max-w-full min-w-0 border border-current py-0.5`}
    >
      <Thermometer aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">Temperature: </span>
      <span className="text-start wrap-anywhere">{temperature}</span>
    </span>
  );
};

type RatingProps = { readonly averageRating: number; readonly reviewCount: number };

/** A rating only where somebody rated. */
export const RatingLine = ({ averageRating, reviewCount }: RatingProps) => {
  const locale = useLocale();
  if (reviewCount === 0) return <span className="text-sm text-ink-soft">{NO_REVIEWS_YET}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Star aria-hidden="true" className="size-4 fill-current text-ember" />
      <span className="font-semibold">{ratingText(averageRating, locale)}</span>
      <span className="text-ink-soft">({plural(reviewCount, 'review', 'reviews', locale)})</span>
    </span>
  );
};
