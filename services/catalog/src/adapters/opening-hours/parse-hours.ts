import lookUpZone from '@photostructure/tz-lookup';
import { RULE_MAX } from '@wellspring/opening-hours/hours';
import type { HoursFault, HoursPoint, ParsedHours } from '../../domain/parsed-hours.ts';
import type { ParseHours } from '../../hours-ports.ts';
import { evaluationChild } from './child-client.ts';
import type { Evaluated } from './messages.ts';
import { readText } from './read-text.ts';

/** A rule takes a millisecond; this is for a busy machine. */
const DEADLINE_MS = 2_000;

/** Warnings about the style of a rule that leave no doubt about its meaning. */
const OF_STYLE: ReadonlySet<string> = new Set([
  'combine_rules',
  'date_past',
  'date_range_past',
  'no_colon_after',
  'omit_ko',
  'period_one',
  'please_use_ok_for_ko',
  'public_holiday',
  'separator_for_readability',
  'strange_24_7',
  'use_multi',
  'year_past',
]);

const failedWith = (code: HoursFault['code'], detail: string | null): ParsedHours => ({
  hours: null,
  isCertain: false,
  faults: [{ code, detail }],
});

const parsedOf = (evaluated: Evaluated, doubts: readonly HoursFault[]): ParsedHours => {
  if ('failed' in evaluated) return failedWith(evaluated.failed, evaluated.detail);
  const { hours, warnings, lacksHolidays } = evaluated;
  if (hours.osm.length > RULE_MAX) return failedWith('tooLong', null);
  const all: readonly HoursFault[] = [
    ...doubts,
    ...warnings
      .filter(({ type }) => !OF_STYLE.has(type))
      .map(({ message }) => ({ code: 'warning' as const, detail: message })),
  ];
  const lacking: readonly HoursFault[] = lacksHolidays ? [{ code: 'lacksHolidays', detail: null }] : [];
  return { hours, isCertain: all.length === 0, faults: [...all, ...lacking] };
};

/** Whether a rule means the hours of a text; true when it means none. */
const isSame = ({ hours }: ParsedHours, other: Evaluated): boolean =>
  !hours ||
  ('hours' in other &&
    JSON.stringify([hours.weekly, hours.dated]) === JSON.stringify([other.hours.weekly, other.hours.dated]));

/** Weekdays alone are a rule for the whole of these days, which hardly anybody means. */
const isOfDaysAlone = (text: string): boolean =>
  text.split(/[\s,;-]+/).every((word) => /^(?:mo|tu|we|th|fr|sa|su)(?!n[rs])/i.test(word));

/** The library takes words that it does not have for others: a proposal without any hours is none. */
const isEmpty = ({ hours }: ParsedHours): boolean => hours?.weekly?.length === 0;

/** Lines are rules of their own. */
const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');

/** Reads opening hours: rules in the grammar of OpenStreetMap as they are, texts in words as a proposal. */
export const openHoursParser = ({ now = (): number => Date.now(), deadlineMs = DEADLINE_MS } = {}) => {
  const child = evaluationChild();

  const evaluate = (rule: string, { latitude, longitude, countryCode }: HoursPoint): Promise<Evaluated> =>
    child.evaluate({
      rule,
      zone: lookUpZone(latitude, longitude),
      latitude,
      longitude,
      countryCode,
      now: now(),
      deadlineMs,
    });

  const parse: ParseHours = async (text, point) => {
    const trimmed = inOneLine(text);
    if (trimmed.length > RULE_MAX) return failedWith('tooLong', null);
    if (trimmed === '') return failedWith('unreadable', null);
    const isOfDays: readonly HoursFault[] = isOfDaysAlone(trimmed) ? [{ code: 'ambiguousTime', detail: null }] : [];
    const asRule = parsedOf(await evaluate(trimmed, point), isOfDays);
    if (asRule.isCertain || asRule.faults.some(({ code }) => code === 'interrupted')) return asRule;
    const inWords = readText(trimmed);
    if (!inWords) return isEmpty(asRule) ? failedWith('unreadable', null) : asRule;
    const doubts = inWords.doubts.map((code) => ({ code, detail: null }));
    // Two readers that differ are a doubt: after ";" a rule replaces hours that people mean to add to.
    const other = await evaluate(inWords.rule, point);
    const asText = parsedOf(other, doubts.length > 0 || isSame(asRule, other) ? doubts : asRule.faults);
    return asText.hours ? asText : asRule;
  };

  return { parse, pid: child.pid, close: child.close };
};
