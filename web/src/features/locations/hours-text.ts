import type { Translate } from '@wellspring/words/translate';
import { clockText, minutesOf } from '@wellspring/opening-hours/clock';
import { isZone, localOf, minutesOfLocal, wallMinutes } from '@wellspring/opening-hours/wall-clock';
import type { CardLocation, FullLocation } from './questions.ts';

type Hours = NonNullable<FullLocation['openingHours']>;
type State = Pick<Hours, 'openNow' | 'closesAt' | 'opensAt'>;

const DAY = 1_440;

/** What hours say at a time in milliseconds; null: when they were answered. */
const stateOf = (hours: Pick<Hours, keyof State | 'changes'>, now: number | null): State => {
  const { changes } = hours;
  const passed = now === null ? 0 : changes.filter(({ at }) => Date.parse(at) <= now).length;
  const last = changes[passed - 1];
  if (!last) return hours;
  const ahead = changes.slice(passed);
  return last.openNow
    ? { openNow: true, closesAt: ahead[0]?.at ?? null, opensAt: null }
    : { openNow: last.openNow, closesAt: null, opensAt: ahead.find(({ openNow }) => openNow)?.at ?? null };
};

/** The day by the clock of a place, such as 2026-11-27. */
const dayIn = (wall: number): string => localOf(wall).slice(0, 10);

const dateOf = (day: string): number => minutesOfLocal(`${day}T12:00`) * 60_000;

/** The name of a day, such as Friday. */
export const weekdayText = (day: string, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dateOf(day));

const dateText = (day: string, today: string, locale: string): string =>
  dateOf(day) - dateOf(today) < 7 * DAY * 60_000
    ? weekdayText(day, locale)
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateOf(day));

type When = { readonly day: string; readonly date: string; readonly time: string };

/** When a place opens or closes, by its clock, as a message says it. */
const whenOf = (zone: string, at: string, today: string, locale: string): When => {
  const wall = wallMinutes(zone, Date.parse(at));
  const day = dayIn(wall);
  const tomorrow = dayIn(minutesOfLocal(`${today}T00:00`) + DAY);
  return {
    day: day === today ? 'today' : day === tomorrow ? 'tomorrow' : 'other',
    date: dateText(day, today, locale),
    time: clockText(((wall % DAY) + DAY) % DAY, locale),
  };
};

const dayAt = (zone: string | null, now: number): string | null =>
  zone !== null && isZone(zone) ? dayIn(wallMinutes(zone, now)) : null;

/** The day at the place; of an answer the day when it was given. */
export const todayOf = ({ zone, days }: Pick<Hours, 'zone' | 'days'>, now: number | null): string | null =>
  (now === null ? null : dayAt(zone, now)) ?? days?.[0]?.day ?? null;

type Said = State & Pick<Hours, 'zone'>;

/** "Open now · closes 18:00"; null: it is not known. `today`: the day at the place; without it no time is said */
const openText = (hours: Said, today: string | null, t: Translate<'answers'>, locale: string): string | null => {
  const { openNow, closesAt, opensAt, zone } = hours;
  const when = (at: string | null): When | null =>
    at !== null && zone !== null && isZone(zone) && today !== null ? whenOf(zone, at, today, locale) : null;
  if (openNow === null) return null;
  if (openNow) {
    const closing = when(closesAt);
    return closing ? t('answers.openUntil', closing) : t('answers.openNow');
  }
  const opening = when(opensAt);
  return opening ? t('answers.closedUntil', opening) : t('answers.closedNow');
};

/** "Open now · closes 18:00", "By appointment"; null: it is not known. */
export const stateText = (hours: Hours, now: number | null, t: Translate<'answers'>, locale: string): string | null => {
  const { zone, isByAppointment } = hours;
  const text = openText({ ...stateOf(hours, now), zone }, todayOf(hours, now), t, locale);
  return text ?? (isByAppointment ? t('answers.byAppointment') : null);
};

export type CardHours = NonNullable<CardLocation['openingHours']>;

/** The same of a card, which knows the next change and nothing after it. null: it is not known, or no longer. */
export const cardStateText = (
  hours: CardHours,
  now: number,
  t: Translate<'answers'>,
  locale: string,
): string | null => {
  const { openNow, closesAt, opensAt, zone } = hours;
  const change = openNow ? closesAt : opensAt;
  const isCurrent = change === null ? openNow === true : now < Date.parse(change);
  return isCurrent ? openText(hours, dayAt(zone, now), t, locale) : null;
};

const WHOLE_DAY = '00:00–24:00';

/** "09:00–17:00" as readers of a language write it. */
const spanText = (span: string, t: Translate<'answers'>, locale: string): string => {
  if (span === WHOLE_DAY) return t('answers.allDay');
  const minutes = span.split('–').map(minutesOf);
  return minutes.map((each) => (each === null ? '' : clockText(each, locale))).join('–');
};

/** The hours of a day. */
export const dayText = (spans: readonly string[], t: Translate<'answers'>, locale: string): string =>
  spans.length === 0 ? t('answers.dayClosed') : spans.map((span) => spanText(span, t, locale)).join(', ');

/** The hours of some days in one line. Closed days are left out. */
export const daysText = (days: NonNullable<Hours['days']>, t: Translate<'answers'>, locale: string): string =>
  days
    .filter(({ hours }) => hours.length > 0)
    .map(({ day, hours }) => `${weekdayText(day, locale, 'short')} ${dayText(hours, t, locale)}`)
    .join('; ');

/** 2026-06-01 was a Monday. */
const weekday = (at: number, locale: string): string => weekdayText(`2026-06-0${at + 1}`, locale, 'short');

/** The hours of a week in one line, equal days together: "Mon–Fri 9:00–17:00". Closed days are left out. */
export const weekText = (week: readonly (readonly string[])[], t: Translate<'answers'>, locale: string): string => {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [at, spans] of week.entries()) {
    if (spans.length === 0) continue;
    const text = dayText(spans, t, locale);
    const last = runs.at(-1);
    if (last?.text === text && last.to === at - 1) last.to = at;
    else runs.push({ from: at, to: at, text });
  }
  return runs
    .map(({ from, to, text }) => `${[...new Set([from, to])].map((at) => weekday(at, locale)).join('–')} ${text}`)
    .join('; ');
};
