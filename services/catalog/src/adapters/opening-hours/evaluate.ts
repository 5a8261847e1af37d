import {
  DAY,
  type DatedHours,
  type DatedRow,
  type OpeningHours,
  WEEK,
  type WeeklyRow,
} from '@wellspring/opening-hours/hours';
import { localOf, wallMinutes } from '@wellspring/opening-hours/wall-clock';
import Rule from 'opening_hours';
import { z } from 'zod';
import type { Evaluated, Evaluation } from './messages.ts';

const MINUTE = 60_000;

/** Days that dated hours are evaluated for, and about how many rows they may have. */
const DAYS = 60;
const DATED_ROWS_MAX = 400;

/** Of a week that is always the same: Monday 7 January 2030. */
const MONDAY = Date.UTC(2030, 0, 7) / MINUTE;

const APPOINTMENT =
  /appointment|arrangement|reserv|booking|vereinbarung|anmeldung|voranmeldung|absprache|rendez-vous|réserv|cita|予約|موعد|حجز/i;

/** The library's types say numbers, but it uses a sun of 6:00 to 18:00 unless degrees are texts. */
const Degrees = z.custom<number>((value) => typeof value === 'string');

/** Minutes since 1970 on the wall clock. */
type Span = {
  readonly from: number;
  readonly to: number;
  readonly isOpen: true | 'unknown';
  readonly comment: string | null;
};

/**
 * The library calculates in the zone of the process, which is UTC: the wall clock of the place is given to it as UTC. So the sun has to
 * rise there when it does on that wall clock, which it does further west by 15 degrees for each hour that the clock is ahead.
 */
const ruleOf = (rule: string, { latitude, longitude, countryCode }: Evaluation, hoursAhead: number): Rule =>
  new Rule(
    rule,
    {
      lat: Degrees.parse(String(latitude)),
      lon: Degrees.parse(String(longitude - 15 * hoursAhead)),
      address: { country_code: countryCode?.toLowerCase() ?? '', state: '' },
    },
    { mode: 0, locale: 'en', tag_key: 'opening_hours', map_value: false, warnings_severity: 4 },
  );

const spansOf = (rule: Rule, from: number, to: number): readonly Span[] => {
  const spans: Span[] = [];
  const intervals = rule.getOpenIntervals(new Date(from * MINUTE), new Date(to * MINUTE));
  for (const [begin, end, isUnknown, comment] of intervals) {
    const span: Span = {
      from: Math.round(begin.getTime() / MINUTE),
      to: Math.round(end.getTime() / MINUTE),
      isOpen: isUnknown ? 'unknown' : true,
      comment: comment ?? null,
    };
    const last = spans.at(-1);
    if (last?.to === span.from && last.isOpen === span.isOpen) spans[spans.length - 1] = { ...last, to: span.to };
    else spans.push(span);
  }
  return spans;
};

const weeklyOf = (spans: readonly Span[]): readonly WeeklyRow[] => {
  const whole = spans.find(({ from, to }) => to - from >= WEEK);
  if (whole) return [{ from: 0, to: WEEK, isOpen: whole.isOpen }];
  return spans
    .filter(({ from }) => from >= MONDAY && from < MONDAY + WEEK)
    .map(({ from, to, isOpen }) => ({ from: from - MONDAY, to: to - MONDAY, isOpen }));
};

const dayOf = (wall: number): string => localOf(wall).slice(0, 10);

/** Hours by days that have one distance to UTC, because the sun follows it. */
const datedSpans = (rule: string, at: Evaluation, first: number): readonly Span[] => {
  const aheadOn = (day: number): number => {
    const noon = (first + day * DAY + DAY / 2) * MINUTE;
    return (wallMinutes(at.zone, noon) * MINUTE - noon) / (60 * MINUTE);
  };
  const spans: Span[] = [];
  for (let day = 0, next = 1; day < DAYS; day = next, next += 1) {
    while (next < DAYS && aheadOn(next) === aheadOn(day)) next += 1;
    const [begin, end] = [first + day * DAY, first + next * DAY];
    const found = spansOf(ruleOf(rule, at, aheadOn(day)), begin - DAY, end + DAY);
    const isOfRun = ({ from, to }: Span): boolean => from < end && (day === 0 ? to > begin : from >= begin);
    spans.push(...found.filter(isOfRun).map((span) => (span.to < end + DAY ? span : { ...span, to: end })));
  }
  return spans;
};

const datedOf = (spans: readonly Span[], first: number): DatedHours => {
  const beyond = spans[DATED_ROWS_MAX];
  const end = beyond ? Math.max(first + DAY, Math.floor(beyond.from / DAY) * DAY) : first + DAYS * DAY;
  const row = ({ from, to, isOpen }: Span): DatedRow => ({ from: localOf(from), to: localOf(to), isOpen });
  return {
    firstDay: dayOf(first),
    lastDay: dayOf(end - DAY),
    rows: spans.filter(({ from }) => from < end).map(row),
  };
};

/** Comments of the rule itself: the library adds some of its own. */
const commentOf = (spans: readonly Span[], rule: string): string | null => {
  const comments = spans.flatMap(({ comment }) => comment?.split(', ') ?? []);
  return comments.find((comment) => rule.includes(`"${comment}"`)) ?? (/"([^"]+)"/.exec(rule)?.[1]?.trim() || null);
};

const hoursOf = (rule: string, osm: string, at: Evaluation): OpeningHours => {
  const isStable = ruleOf(rule, at, 0).isWeekStable();
  const wall = wallMinutes(at.zone, at.now);
  const today = wall - (((wall % DAY) + DAY) % DAY);
  const spans = isStable ? spansOf(ruleOf(rule, at, 0), MONDAY - WEEK, MONDAY + 2 * WEEK) : datedSpans(rule, at, today);
  const comment = commentOf(spans, rule);
  return {
    osm,
    comment,
    zone: at.zone,
    weekly: isStable ? weeklyOf(spans) : null,
    dated: isStable ? null : datedOf(spans, today),
    isByAppointment: spans.some((span) => span.isOpen === 'unknown' && APPOINTMENT.test(span.comment ?? '')),
  };
};

/** What a rule says of holidays alone, and beside weekdays. */
const SCHOOL = { alone: /^\s*SH\s*(?:$|off|closed|open|unknown|"|\d)/, beside: /,\s*SH\b|\bSH\s*,/g };
const PUBLIC = { alone: /^\s*PH\s*(?:$|off|closed|open|unknown|"|\d)/, beside: /,\s*PH\b|\bPH\s*,/g };

const without = ({ alone, beside }: typeof SCHOOL, rule: string): string =>
  rule
    .split(';')
    .map((part) => part.replaceAll(beside, ''))
    .filter((part) => !alone.test(part))
    .join(';');

const isAboutHolidays = (error: unknown): boolean =>
  /holiday/i.test(error instanceof Error ? error.message : String(error));

const evaluated = (rule: string, at: Evaluation): Evaluated => {
  const read = ruleOf(rule, at, 0);
  const warnings = read.getStructuredWarnings().map(({ type, message }) => ({ type, message }));
  const osm = warnings.length > 0 ? read.prettifyValue() : rule;
  return { hours: hoursOf(rule, osm, at), warnings, lacksHolidays: false };
};

/** The rule stays whole: holidays that the library gets later count then. */
const leftOut = (result: Evaluated, rule: string): Evaluated =>
  'failed' in result ? result : { ...result, hours: { ...result.hours, osm: rule }, lacksHolidays: true };

/**
 * The hours of a rule. Where the library has no school holidays for a country and year, or no public ones, it is evaluated without them.
 * @throws what the library throws about a text that is no rule
 */
export const evaluate = (at: Evaluation): Evaluated => {
  const withoutSchool = without(SCHOOL, at.rule);
  for (const rule of [at.rule, withoutSchool]) {
    try {
      const result = evaluated(rule, at);
      return rule === at.rule || 'failed' in result ? result : leftOut(result, at.rule);
    } catch (error) {
      if (!isAboutHolidays(error)) throw error;
    }
  }
  return leftOut(evaluated(without(PUBLIC, withoutSchool), at), at.rule);
};
