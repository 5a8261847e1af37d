import type { Translate } from '@wellspring/words/translate';
import type { ReactNode } from 'react';
import { FACT_FIELDS } from '../../generated/fact-fields.ts';
import { categoryLook, categoryName } from '../../shared/category.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import { temperatureBand } from '../../shared/format/temperature.ts';
import { isPlainlyAccessible, capitalised } from '../../shared/format/values.ts';
import { Accessibility, Banknote, Thermometer } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { FullLocation } from './questions.ts';

type FactProps = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hue?: string;
  readonly children: ReactNode;
};

const Fact = ({ icon, label, hue = 'text-primary', children }: FactProps) => (
  <div className="relative min-w-0 ps-9 sm:flex-1 sm:basis-48">
    <dt className="text-sm text-ink-soft">
      <span aria-hidden="true" className={`${hue} absolute start-0 top-0.5 [&>svg]:size-6`}>
        {icon}
      </span>
      {label}
    </dt>
    <dd className="line-clamp-3 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

type KeyedFact = FactProps & { readonly key: string };
type Say = Translate<'place' | 'categories' | 'cards' | 'fields'>;
const MOST = 3;

const textFact = (key: string, label: string, icon: ReactNode, text: string | null): KeyedFact | null =>
  text ? { key, label, icon, children: text } : null;

const Degrees = ({ text }: { readonly text: string }) => useTemperatureText()(text);

const warmth = (t: Say, { temperature }: FullLocation): KeyedFact | null => {
  const band = temperature ? temperatureBand(temperature) : undefined;
  if (!temperature) return null;
  const hue = band ? `temp-${band} text-temp` : 'text-primary';
  return {
    key: 'warmth',
    label: t('place.howWarm'),
    icon: <Thermometer />,
    hue,
    children: <Degrees text={temperature} />,
  };
};
const access = (t: Say, { accessibility }: FullLocation) =>
  textFact(
    'access',
    t('place.access'),
    <Accessibility />,
    accessibility && isPlainlyAccessible(accessibility) ? t('place.accessible') : accessibility,
  );
const price = (t: Say, { priceRange }: FullLocation) =>
  textFact('price', t('place.price'), <Banknote />, priceRange && capitalised(priceRange));
const kind = (t: Say, { category, categoryId }: FullLocation): KeyedFact => {
  const { icon: KindIcon, hue } = categoryLook(categoryId);
  return {
    key: 'kind',
    label: t('place.whatKind'),
    icon: <KindIcon />,
    hue: `${hue} text-cat`,
    children: category ? categoryName(t, categoryId, category.name) : t('cards.unknownCategory'),
  };
};

type FactOf = (t: Say, location: FullLocation, locale: string) => KeyedFact | null;

/** Facts with their own look. */
const OWN_FACTS: Readonly<Record<string, FactOf>> = {
  temperature: warmth,
  accessibility: access,
  priceRange: price,
};

const GENERIC_FACTS: Readonly<Record<string, FactOf>> = Object.fromEntries(
  FACT_FIELDS.map(({ field, label, icon: Icon, text }): [string, FactOf] => [
    field,
    (t, location, locale) => textFact(field, t(label), <Icon />, text(location, t, locale)),
  ]),
);

const FACTS = { ...GENERIC_FACTS, ...OWN_FACTS };

const OPEN_AIR = ['bestTimeToVisit', 'accessibility', 'healingProperties', 'temperature', 'hours', 'priceRange'];
const HOUSE = ['hours', 'priceRange', 'accessibility', 'bestTimeToVisit', 'healingProperties', 'temperature'];

/** What one asks first of a place, by its category: of water how warm it is, of a practice when it is open, of a retreat when to come. */
const PRIORITY_FIELDS: ReadonlyMap<number, readonly string[]> = new Map([
  [
    20,
    ['temperature', 'mineralContent', 'bestTimeToVisit', 'accessibility', 'hours', 'priceRange', 'healingProperties'],
  ],
  [
    21,
    ['temperature', 'hours', 'priceRange', 'accessibility', 'mineralContent', 'bestTimeToVisit', 'healingProperties'],
  ],
  [22, ['hours', 'healingProperties', 'accessibility', 'priceRange', 'bestTimeToVisit']],
  [23, ['bestTimeToVisit', 'priceRange', 'accessibility', 'hours', 'healingProperties']],
  [24, OPEN_AIR],
  [28, ['priceRange', 'bestTimeToVisit', 'accessibility', 'temperature', 'hours', 'healingProperties']],
]);

/** Facts that no category asks for before others, such as those of fields that the table got last. */
const UNRANKED = Object.keys(FACTS).filter((field) => ![...OPEN_AIR, 'mineralContent'].includes(field));

/** The three facts that matter most for its category; what is not known is left out. Where it is stands above and on the map. */
export const LocationFacts = ({ location }: { readonly location: FullLocation }) => {
  const t = useWords('place', 'categories', 'cards', 'fields');
  const priorityFields = PRIORITY_FIELDS.get(location.categoryId) ?? HOUSE;
  const locale = useLocale();
  const available = [...priorityFields, ...UNRANKED].flatMap((field) => FACTS[field]?.(t, location, locale) ?? []);
  const facts = [...available, kind(t, location)];
  return (
    <dl className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:flex-wrap sm:gap-6">
      {facts.slice(0, MOST).map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </dl>
  );
};
