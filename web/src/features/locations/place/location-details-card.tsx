import type { Translate } from '@wellspring/words/translate';
import { FACT_FIELDS, VALUE_FIELDS, type FactField, type ValueField } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { listText } from '@wellspring/place-schema/list-text';
import type { Group } from '@wellspring/place-schema/row';
import { valueText } from '@wellspring/place-schema/value-text';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import {
  isPlainlyAccessible,
  capitalised,
  costText,
  countText,
  dateText,
  ratingText,
} from '../../../shared/format/values.ts';
import { useWords } from '../../../shared/words/words.ts';
import { factRows } from './fact-rows.ts';
import type { FullLocation } from '../questions.ts';
import { asOfText, sourceNameOf } from './source-date.ts';

type Row = { readonly label: string; readonly value: string | null; readonly origin?: string | null };

type TextContext = {
  readonly t: Translate<'answers' | 'facts' | 'fields' | 'kinds' | 'place'>;
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
const shownOf = (group: Group, location: FullLocation, context: TextContext, areTheirWords: boolean): readonly Row[] =>
  VALUE_FIELDS.filter(
    ([field, row]) =>
      row.group === group && row.shown.includes('details') && isInTheirWords(field, location) === areTheirWords,
  ).map(([field]) => ({
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

/** The fact that says the same as a text. */
const FACT_OF_TEXT: ReadonlyMap<string, FactField> = new Map(
  FACT_FIELDS.flatMap(([fact, row]) => ('readFrom' in row ? [[row.readFrom, fact]] : [])),
);

/** Where somebody entered a fact, its text stands apart, as what people say of it in their words. */
const isInTheirWords = (field: string, location: FullLocation): boolean => {
  const name = FACT_OF_TEXT.get(field);
  const fact = name && location[name];
  return Boolean(fact && fact.basis !== 'read');
};

/** Who confirmed here what the place says; of an imported place also that nobody did. */
const confirmationText = (
  { confirmation, isVerified, ...source }: FullLocation,
  { t, locale }: Pick<TextContext, 't' | 'locale'>,
): string | null => {
  const name = sourceNameOf(source);
  if (!isVerified) return null;
  if (!confirmation) return name === null ? null : t('answers.listedBy', { source: name });
  const { by, at } = confirmation;
  return t('answers.confirmedBy', {
    by,
    date: at === null ? '' : dateText(at, locale),
    hasDate: at === null ? 'no' : 'yes',
  });
};

const specifiedRows = (location: FullLocation, category: string, { t, locale }: TextContext): readonly Row[] => [
  { label: t('place.category'), value: category },
  {
    label: t('place.averageRating'),
    value: location.reviewCount === 0 ? t('place.noReviewsYet') : ratingText(location.averageRating, locale),
  },
  { label: t('place.totalReviews'), value: countText(location.reviewCount, locale) },
  {
    label: t('place.verified'),
    value: location.isVerified ? t('place.verifiedYes') : t('place.pendingVerification'),
  },
];

const GROUPS = ['place', 'address', 'effect', 'visit'] as const;

const textRows = (location: FullLocation, context: TextContext, areTheirWords: boolean): readonly Row[] =>
  GROUPS.flatMap((group) => shownOf(group, location, context, areTheirWords));

/** The day on which it changed here; a place that nobody has changed since its import is as old as its source. */
const dateRow = (location: FullLocation, { t, locale }: TextContext): Row => {
  const { asOf, createdAt, updatedAt } = location;
  if (asOf === null || createdAt !== updatedAt)
    return { label: t('place.updated'), value: dateText(updatedAt, locale) };
  const date = asOfText({ date: asOf, source: sourceNameOf(location) }, t, locale);
  return { label: t('answers.dateOfSource'), value: date };
};
/** A rule of opening hours as somebody wrote it: its week stands among the facts. */
const ruleRows = ({ openingHours }: FullLocation, { t }: TextContext): readonly Row[] =>
  openingHours && openingHours.basis !== 'read'
    ? [{ label: t('facts.openingHours_rule'), value: openingHours.rule }]
    : [];

const factAndSourceRows = (location: FullLocation, context: TextContext): readonly Row[] => [
  ...textRows(location, context, false),
  ...factRows(location, context),
  { label: context.t('place.tags'), value: tagsText(location, context.locale) },
  { label: context.t('answers.archiveDetails'), value: location.archiveDetails },
  { label: context.t('place.source'), value: location.source },
  { label: context.t('place.licence'), value: location.licence },
  dateRow(location, context),
];

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className="mt-2 divide-y divide-line">
    {rows.map(({ label, value, origin }) => (
      <div key={label} className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-3 py-2.5">
        <dt className="min-w-0 text-sm text-ink-soft wrap-anywhere">{label}</dt>
        <dd className="text-sm font-medium wrap-anywhere">
          {value}
          {origin ? <span className="block font-normal text-ink-soft">{origin}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);

type Props = { readonly location: FullLocation; readonly category: string };

/** What is specified, in plain rows, and folded below it everything else that is known; what is not known is left out. */
export const LocationDetailsCard = ({ location, category }: Props) => {
  const t = useWords('answers', 'place', 'fields', 'facts', 'kinds');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  const context = { t, locale, temperatureText };
  const confirmed = confirmationText(location, context);
  const isPresent = ({ value }: Row): boolean => Boolean(value);
  const theirWords = [...textRows(location, context, true), ...ruleRows(location, context)].filter(isPresent);
  return (
    <section aria-labelledby="details-heading" className="rounded-card border border-line bg-surface p-5">
      <h2 id="details-heading" className="text-lg">
        {t('place.details')}
      </h2>
      <Rows rows={specifiedRows(location, category, context)} />
      {confirmed === null ? null : <p className="pb-2.5 text-sm wrap-anywhere text-ink-soft">{confirmed}</p>}
      <details className="prints-open border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center text-primary underline-offset-4 hover:underline">
          {t('answers.allFacts')}
        </summary>
        <Rows rows={factAndSourceRows(location, context).filter(isPresent)} />
        {theirWords.length > 0 ? (
          <>
            <h3 className="mt-4 text-sm font-semibold">{t('answers.inTheirWords')}</h3>
            <Rows rows={theirWords} />
          </>
        ) : null}
      </details>
    </section>
  );
};
