import { NO_REVIEWS_YET } from '../../shared/review-messages.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import { accessWords, capitalised, costText, countText, dateText, ratingText } from '../../shared/format/values.ts';
import type { FullLocation } from './questions.ts';

type Row = { readonly label: string; readonly value: string | null };

const capitalisedIfKnown = (text: string | null): string | null => (text ? capitalised(text) : null);

type Told = { readonly locale: string; readonly temperatureText: (text: string) => string };

const rowsOf = (location: FullLocation, category: string, { locale, temperatureText }: Told): readonly Row[] => [
  { label: 'Category', value: category },
  {
    label: 'Average Rating',
    value: location.reviewCount === 0 ? NO_REVIEWS_YET : ratingText(location.averageRating, locale),
  },
  { label: 'Total Reviews', value: countText(location.reviewCount, locale) },
  { label: 'Verified', value: location.isVerified ? 'Yes' : 'Pending' },
  { label: 'Temperature', value: location.temperature && temperatureText(location.temperature) },
  { label: 'Minerals', value: location.mineralContent },
  { label: 'Healing properties', value: location.healingProperties },
  { label: 'Hours', value: location.hours },
  { label: 'Price range', value: capitalisedIfKnown(location.priceRange) },
  { label: 'Average cost', value: location.avgCost === null ? null : costText(location.avgCost, locale) },
  { label: 'Best time to visit', value: location.bestTimeToVisit },
  {
    label: 'Access',
    value: location.accessibility ? accessWords(location.accessibility) : null,
  },
  { label: 'Tags', value: location.tags.map(({ name }) => name).join(', ') },
  { label: 'Source', value: location.source },
  { label: 'Licence', value: location.licence },
  { label: 'Updated', value: dateText(location.updatedAt, locale) },
];

type Props = { readonly location: FullLocation; readonly category: string };

/** Everything known, in plain rows; what is not known is left out. */
export const LocationDetailsCard = ({ location, category }: Props) => {
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  return (
    <section aria-labelledby="details-heading" className="rounded-card border border-line bg-surface p-5">
      <h2 id="details-heading" className="text-lg">
        Location Details
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {rowsOf(location, category, { locale, temperatureText })
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-3 py-2.5">
              <dt className="min-w-0 text-sm text-ink-soft wrap-anywhere">{label}</dt>
              <dd className="text-sm font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
