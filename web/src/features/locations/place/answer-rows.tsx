import { factValueText } from '@wellspring/place-schema/fact-text';
import { bandOf, type TemperatureBand } from '@wellspring/place-schema/temperature-bands';
import type { Translate } from '@wellspring/words/translate';
import type { ReactNode } from 'react';
import { FACT_FIELDS } from '../../../generated/fact-fields.ts';
import { temperatureBand } from '../../../shared/format/temperature.ts';
import { capitalised, isPlainlyAccessible } from '../../../shared/format/values.ts';
import { Accessibility, Banknote, CalendarDays, CircleCheck, LockOpen, Thermometer } from '../../../shared/icons.tsx';
import { priceText, waterTemperatureText } from './fact-rows.ts';
import { MonthDots } from './month-dots.tsx';
import { PlaceHours } from './place-hours.tsx';
import type { FullLocation } from '../questions.ts';
import { TemperatureBar } from './temperature-bar.tsx';

export type AnswerRow = {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly hue?: string;
  /** it takes the width of two */
  readonly isWide?: boolean;
  readonly content: ReactNode;
};

export type AnswerContext = {
  readonly t: Translate<'answers' | 'facts' | 'fields' | 'kinds' | 'place'>;
  readonly locale: string;
  readonly temperatureText: (text: string) => string;
  readonly seasonText: (season: NonNullable<FullLocation['season']>) => string | null;
};

type RowOf = (location: FullLocation, context: AnswerContext) => AnswerRow | null;

/** What somebody has entered; what was only read from a text is shown as that text. */
const entered = <Fact extends { readonly basis: string }>(fact: Fact | null): Fact | null =>
  fact && fact.basis !== 'read' ? fact : null;

const bandIn = ({ waterTemperature, temperature }: FullLocation): TemperatureBand | undefined => {
  if (waterTemperature) return bandOf(waterTemperature.maxC);
  return temperature ? temperatureBand(temperature) : undefined;
};

const warmth: RowOf = (location, context) => {
  const { waterTemperature, temperature } = location;
  const { t, temperatureText } = context;
  const text = entered(waterTemperature)
    ? waterTemperatureText(location, context)
    : temperature && temperatureText(temperature);
  if (!text) return null;
  const band = bandIn(location);
  return {
    key: 'warmth',
    icon: <Thermometer />,
    label: t('place.howWarm'),
    isWide: true,
    ...(band && { hue: `temp-${band} text-temp` }),
    content: (
      <>
        <bdi>{text}</bdi>
        {band ? <span className={`temp-${band} text-temp`}> · {t('answers.feels', { band })}</span> : null}
        {waterTemperature ? <TemperatureBar minC={waterTemperature.minC} maxC={waterTemperature.maxC} /> : null}
      </>
    ),
  };
};

const hours: RowOf = (location, { t }) =>
  location.hours === null && location.openingHours === null
    ? null
    : { key: 'hours', ...iconAndLabel('hours', t), isWide: true, content: <PlaceHours location={location} /> };

const price: RowOf = (location, context) => {
  const { price: fact, priceRange } = location;
  const isNamed = entered(fact) && !(fact?.kind === 'paid' && fact.amount === null && priceRange);
  const text = isNamed ? priceText(location, context) : priceRange && capitalised(priceRange);
  return text ? { key: 'price', icon: <Banknote />, label: context.t('place.price'), content: text } : null;
};

const access: RowOf = ({ access: fact }, { t }) => {
  if (!fact) return null;
  const { permission, walkMinutes, road } = fact;
  const parts = [
    permission && t(`facts.accessPermission_${permission}`),
    walkMinutes === null ? null : t('answers.walk', { minutes: walkMinutes }),
    road && t('answers.road', { road: t(`facts.accessRoad_${road}`) }),
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text ? { key: 'access', icon: <LockOpen />, label: t('answers.whoMayEnter'), content: text } : null;
};

const wheelchair: RowOf = ({ wheelchair: fact, accessibility }, { t }) => {
  if (entered(fact) && fact) {
    const content = t(`facts.wheelchairAccess_${fact.access}`);
    return { key: 'wheelchair', icon: <Accessibility />, label: t('facts.wheelchair_access'), content };
  }
  if (!accessibility) return null;
  const content = isPlainlyAccessible(accessibility) ? t('place.accessible') : accessibility;
  return { key: 'wheelchair', icon: <Accessibility />, label: t('place.access'), content };
};

const season: RowOf = ({ season: fact, bestTimeToVisit }, { t, seasonText }) => {
  const text = entered(fact) && fact ? seasonText(fact) : bestTimeToVisit;
  if (!text) return null;
  return {
    key: 'season',
    icon: <CalendarDays />,
    label: t('answers.whenToCome'),
    isWide: true,
    content: (
      <>
        {text}
        {fact ? <MonthDots open={fact.open} best={fact.best} /> : null}
      </>
    ),
  };
};

const amenities: RowOf = ({ amenities: fact }, { t, locale }) => {
  const content = factValueText(t, 'amenities', fact, locale);
  return content
    ? { key: 'amenities', icon: <CircleCheck />, label: t('fields.amenities'), isWide: true, content }
    : null;
};

const OWN_ROWS = [warmth, hours, price, access, wheelchair, season, amenities];
const OWN_FIELDS: readonly string[] = ['temperature', 'hours', 'priceRange', 'accessibility', 'bestTimeToVisit'];

const iconAndLabel = (name: string, t: AnswerContext['t']) => {
  const found = FACT_FIELDS.find(({ field }) => field === name);
  const Icon = found?.icon;
  return { icon: Icon ? <Icon /> : null, label: found ? t(found.label) : '' };
};

/** What people ask first of a place, in this order; what is not known is left out. What is called healing comes last. */
export const answerRows = (location: FullLocation, context: AnswerContext): readonly AnswerRow[] => [
  ...OWN_ROWS.flatMap((row) => row(location, context) ?? []),
  ...FACT_FIELDS.filter(({ field }) => !OWN_FIELDS.includes(field)).flatMap(({ field, text }) => {
    const content = text(location, context.t, context.locale);
    return content ? [{ key: field, ...iconAndLabel(field, context.t), content }] : [];
  }),
];
