import type { Translate } from '@wellspring/words/translate';
import { VALUE_FIELDS, type ValueField } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { listText } from '@wellspring/place-schema/list-text';
import type { Group } from '@wellspring/place-schema/row';
import { valueText } from '@wellspring/place-schema/value-text';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import {
  isPlainlyAccessible,
  capitalised,
  costText,
  countText,
  dateText,
  ratingText,
} from '../../shared/format/values.ts';
import { useWords } from '../../shared/words/words.ts';
import { factRows } from './fact-rows.ts';
import type { FullLocation } from './questions.ts';

type Row = { readonly label: string; readonly value: string | null; readonly origin?: string | null };

type TextContext = {
  readonly t: Translate<'facts' | 'fields' | 'kinds' | 'place'>;
  readonly locale: string;
  readonly temperatureText: (text: string) => string;
};

/** Fields that are shown in another form than they are stored. */
const OWN_LOOKS: Readonly<
  Partial<Record<ValueField, (location: FullLocation, context: TextContext) => string | null>>
> = {
  temperature: ({ temperature }, { temperatureText }) => temperature && temperatureText(temperature),
  priceRange: ({ priceRange }) => priceRange && capitalised(priceRange),
  avgCost: ({ avgCost }, { locale }) => (avgCost === null ? null : costText(avgCost, locale)),
  accessibility: ({ accessibility }, { t }) =>
    accessibility && isPlainlyAccessible(accessibility) ? t('place.accessible') : accessibility,
};

/** The fields of a part of the form that a page shows, in their order. */
const shownOf = (group: Group, location: FullLocation, context: TextContext): readonly Row[] =>
  VALUE_FIELDS.filter(([, row]) => row.group === group && row.shown.includes('details')).map(([field]) => ({
    label: context.t(labelId(field, 'shown')),
    value:
      OWN_LOOKS[field]?.(location, context) ??
      valueText(context.t, field, Reflect.get(location, field), context.locale),
  }));

const tagsText = ({ tags }: FullLocation, locale: string): string =>
  listText(
    tags.map(({ name }) => name),
    locale,
  );

const rowsOf = (location: FullLocation, category: string, context: TextContext): readonly Row[] => [
  { label: context.t('place.category'), value: category },
  {
    label: context.t('place.averageRating'),
    value:
      location.reviewCount === 0 ? context.t('place.noReviewsYet') : ratingText(location.averageRating, context.locale),
  },
  { label: context.t('place.totalReviews'), value: countText(location.reviewCount, context.locale) },
  {
    label: context.t('place.verified'),
    value: location.isVerified ? context.t('place.verifiedYes') : context.t('place.pendingVerification'),
  },
  ...shownOf('place', location, context),
  ...shownOf('address', location, context),
  ...shownOf('effect', location, context),
  ...shownOf('visit', location, context),
  ...factRows(location, context),
  { label: context.t('place.tags'), value: tagsText(location, context.locale) },
  { label: context.t('place.source'), value: location.source },
  { label: context.t('place.licence'), value: location.licence },
  { label: context.t('place.updated'), value: dateText(location.updatedAt, context.locale) },
];

type Props = { readonly location: FullLocation; readonly category: string };

/** Everything known, in plain rows; what is not known is left out. */
export const LocationDetailsCard = ({ location, category }: Props) => {
  const t = useWords('place', 'fields', 'facts', 'kinds');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  return (
    <section aria-labelledby="details-heading" className="rounded-card border border-line bg-surface p-5">
      <h2 id="details-heading" className="text-lg">
        {t('place.details')}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {rowsOf(location, category, { t, locale, temperatureText })
          .filter(({ value }) => value)
          .map(({ label, value, origin }) => (
            <div key={label} className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-3 py-2.5">
              <dt className="min-w-0 text-sm text-ink-soft wrap-anywhere">{label}</dt>
              <dd className="text-sm font-medium wrap-anywhere">
                {value}
                {origin ? <span className="block font-normal text-ink-soft">{origin}</span> : null}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
