import type { PlaceFact } from '@wellspring/place-schema/fact';
import { factValueText } from '@wellspring/place-schema/fact-text';
import { FACT_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import type { Translate } from '@wellspring/words/translate';
import { partialDateText } from '../../../shared/format/partial-date.ts';
import { daysText, weekText } from '../hours-text.ts';
import type { FullLocation } from '../questions.ts';

export type FactRow = {
  readonly label: string;
  readonly value: string;
  /** how it was found, when, and who says so */
  readonly origin: string | null;
};

type Context = {
  readonly t: Translate<'answers' | 'facts' | 'fields' | 'kinds' | 'place'>;
  readonly locale: string;
  readonly temperatureText: (text: string) => string;
};

/** They have their own place on the page. */
const SHOWN_ELSEWHERE: readonly FactField[] = ['status', 'safety'];

/** "38–41 °C, in the pool"; null: not known */
export const waterTemperatureText = (
  { waterTemperature }: FullLocation,
  { t, temperatureText }: Pick<Context, 't' | 'temperatureText'>,
): string | null => {
  if (!waterTemperature) return null;
  const { minC, maxC, at } = waterTemperature;
  const range = temperatureText(minC === maxC ? `${minC} °C` : `${minC}–${maxC} °C`);
  return at === null || at === 'unknown'
    ? range
    : `${range}, ${t(`facts.waterTemperatureAt_${at}`).toLocaleLowerCase()}`;
};

/** "Free", "¥700 / Visit"; null: not known */
export const priceText = ({ price }: FullLocation, { t, locale }: Pick<Context, 't' | 'locale'>): string | null => {
  if (!price) return null;
  const { kind, amount, currency, per } = price;
  if (amount === null || currency === null) return t(`facts.priceKind_${kind}`);
  const sum = amount.toLocaleString(locale, { style: 'currency', currency });
  return per === null ? sum : `${sum} / ${t(`facts.pricePer_${per}`)}`;
};

/** "Mon–Fri 9:00–17:00"; of hours that differ from week to week those of this week. null: not known */
const hoursText = ({ openingHours }: FullLocation, { t, locale }: Pick<Context, 't' | 'locale'>): string | null => {
  const { week = null, days = null, isByAppointment = false } = openingHours ?? {};
  const appointment = isByAppointment ? t('answers.byAppointment') : null;
  const rows = week && weekText(week, t, locale);
  const ahead = week === null && days ? daysText(days, t, locale) : null;
  const text = rows || (ahead && t('answers.thisWeek', { hours: ahead }));
  return [text, appointment].filter(Boolean).join(' · ') || null;
};

/** Facts that are said in other words than their parts. */
const OWN_TEXTS: Readonly<Partial<Record<FactField, (location: FullLocation, context: Context) => string | null>>> = {
  waterTemperature: waterTemperatureText,
  price: priceText,
  openingHours: hoursText,
};

const originOf = ({ basis, date, source }: Pick<PlaceFact, 'basis' | 'date' | 'source'>, { t, locale }: Context) => {
  const parts = [
    basis === 'measured' ? t('facts.factBasis_measured') : null,
    date && partialDateText(date, locale),
    source,
  ];
  return parts.filter(Boolean).join(' · ') || null;
};

/** The facts that somebody entered. One that was read from a text is shown as that text. */
export const factRows = (location: FullLocation, context: Context): readonly FactRow[] =>
  FACT_FIELDS.flatMap(([field]) => {
    const fact = location[field];
    if (!fact || fact.basis === 'read' || SHOWN_ELSEWHERE.includes(field)) return [];
    const value = OWN_TEXTS[field]?.(location, context) ?? factValueText(context.t, field, fact, context.locale);
    return value ? [{ label: context.t(labelId(field)), value, origin: originOf(fact, context) }] : [];
  });
