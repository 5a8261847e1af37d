import { NO_REVIEWS_YET } from '@wellspring/rest-contract/listing-messages';
import { useLocale } from '../../shared/format/use-locale.ts';
import { capitalised, costText, countText, dateText, ratingText } from '../../shared/format/values.ts';
import type { FullPlace } from './questions.ts';

type Row = { readonly label: string; readonly value: string | null };

const capitalisedIfKnown = (text: string | null): string | null => (text ? capitalised(text) : null);

const rowsOf = (place: FullPlace, category: string, locale: string): readonly Row[] => [
  { label: 'Category', value: category },
  {
    label: 'Average Rating',
    value: place.reviewCount === 0 ? NO_REVIEWS_YET : ratingText(place.averageRating, locale),
  },
  { label: 'Total Reviews', value: countText(place.reviewCount, locale) },
  { label: 'Verified', value: place.isVerified ? 'Yes' : 'Pending' },
  { label: 'Temperature', value: place.temperature },
  { label: 'Minerals', value: place.mineralContent },
  { label: 'Healing properties', value: place.healingProperties },
  { label: 'Hours', value: place.hours },
  { label: 'Price range', value: capitalisedIfKnown(place.priceRange) },
  { label: 'Average cost', value: place.avgCost === null ? null : costText(place.avgCost, locale) },
  { label: 'Best time to visit', value: place.bestTimeToVisit },
  { label: 'Access', value: place.accessibility?.trim().toLowerCase() === 'yes' ? 'Accessible' : place.accessibility },
  { label: 'Tags', value: place.tags.map(({ name }) => name).join(', ') },
  { label: 'Source', value: place.source },
  { label: 'Licence', value: place.licence },
  { label: 'Updated', value: dateText(place.updatedAt, locale) },
];

type Props = { readonly place: FullPlace; readonly category: string };

/** Everything known, in plain rows; what is not known is left out. */
export const LocationDetailsCard = ({ place, category }: Props) => {
  const locale = useLocale();
  return (
    <section aria-labelledby="details-heading" className="rounded-card border border-line bg-surface p-5">
      <h2 id="details-heading" className="text-lg">
        Location Details
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {rowsOf(place, category, locale)
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 py-2.5">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="text-sm font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
