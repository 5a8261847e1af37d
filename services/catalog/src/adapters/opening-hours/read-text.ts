import { clockOf } from '@wellspring/opening-hours/clock';
import { rulesFromWeek } from '@wellspring/opening-hours/week';
import { type Time, type Token, tokensOf } from './tokens.ts';

/** A rule that a text in words means, and why it may mean another one. */
export type TextRule = { readonly rule: string; readonly doubts: readonly TextDoubt[] };
type TextDoubt = 'closesBeforeItOpens' | 'ambiguousTime';

type Group =
  | { readonly is: 'days'; readonly days: readonly number[]; readonly holidays: boolean }
  | { readonly is: 'times'; readonly spans: readonly string[] }
  | { readonly is: 'closed' | 'appointment' | 'orAppointment' };

const ALL = [0, 1, 2, 3, 4, 5, 6];
const HALF_DAY = 720;
const LONGEST_NIGHT = 16 * 60;

/** The hours between two times. "9 to 5" closes in the afternoon, but nobody has said so. */
const spanOf = (from: Time, to: Time, doubts: Set<TextDoubt>): string | null => {
  let [open, close] = [from.minutes, to.minutes];
  if (open >= 1440) open -= 1440;
  if (!from.half && to.half && from.isBare && open <= HALF_DAY) {
    doubts.add('ambiguousTime');
    // "9 to 5 pm" opens in the morning, "1 to 5 pm" in the afternoon.
    if (to.half === 'pm' && open + HALF_DAY < close) open = open < 7 * 60 ? open + HALF_DAY : open;
  } else if (from.half && !to.half && close <= HALF_DAY) {
    doubts.add('ambiguousTime');
    if (close <= open && close + HALF_DAY > open) close += HALF_DAY;
  } else if (!from.half && from.isBare && to.isBare && open <= HALF_DAY && close <= HALF_DAY) {
    doubts.add('ambiguousTime');
  }
  if (close <= open && !to.half && close > 0) {
    const isNight = open >= HALF_DAY && open - close <= 1440 && close + 1440 - open < LONGEST_NIGHT;
    if (!isNight) {
      doubts.add('closesBeforeItOpens');
      if (close + HALF_DAY > open && close <= HALF_DAY) close += HALF_DAY;
    }
  }
  if (close > 1440) close -= 1440;
  if (close === 0) close = 1440;
  if (open === close) return null;
  return `${clockOf(open)}–${close === 1440 ? '24:00' : clockOf(close)}`;
};

/** Days from one to another, also over the end of the week. */
const daysBetween = (from: number, to: number): readonly number[] =>
  ALL.map((day) => (from + day) % 7).slice(0, ((to - from + 7) % 7) + 1);

/** Reads days and lists of them from a position on. */
const readDays = (tokens: readonly Token[], start: number): { readonly group: Group; readonly next: number } | null => {
  const days = new Set<number>();
  let holidays = false;
  let at = start;
  for (;;) {
    const token = tokens[at];
    if (token?.is === 'holidays') holidays = true;
    else if (token?.is === 'days') {
      const end = tokens[at + 1]?.is === 'range' ? tokens[at + 2] : undefined;
      if (end?.is === 'days') {
        const [from, to] = [token.days[0], end.days[0]];
        if (token.days.length > 1 || end.days.length > 1 || from === undefined || to === undefined) return null;
        for (const day of daysBetween(from, to)) days.add(day);
        at += 2;
      } else for (const day of token.days) days.add(day);
    } else return null;
    at += 1;
    const after = tokens[at]?.is === 'list' ? at + 1 : at;
    const next = tokens[after]?.is;
    if (next === 'except') {
      const without = readDays(tokens, after + 1);
      if (without?.group.is !== 'days') return null;
      for (const day of without.group.days) days.delete(day);
      return { group: { is: 'days', days: [...days], holidays }, next: without.next };
    }
    if (next !== 'days' && next !== 'holidays') return { group: { is: 'days', days: [...days], holidays }, next: at };
    at = after;
  }
};

const readTimes = (
  tokens: readonly Token[],
  start: number,
  doubts: Set<TextDoubt>,
): { readonly group: Group; readonly next: number } | null => {
  const spans: string[] = [];
  let at = start;
  for (;;) {
    const [from, between, to] = tokens.slice(at, at + 3);
    if (from?.is !== 'time' || between?.is !== 'range' || to?.is !== 'time') return null;
    const span = spanOf(from, to, doubts);
    if (span === null) return null;
    spans.push(span);
    at += 3;
    const after = tokens[at]?.is === 'list' ? at + 1 : at;
    if (tokens[after]?.is !== 'time') return { group: { is: 'times', spans }, next: at };
    at = after;
  }
};

const groupsOf = (tokens: readonly Token[], doubts: Set<TextDoubt>): readonly Group[] | null => {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token?.is === 'days' || token?.is === 'holidays' || token?.is === 'time') {
      const read = token.is === 'time' ? readTimes(tokens, at, doubts) : readDays(tokens, at);
      if (!read) return null;
      groups.push(read.group);
      at = read.next;
      continue;
    }
    if (token?.is === 'allDay') groups.push({ is: 'times', spans: ['00:00–24:00'] });
    else if (token?.is === 'closed' || token?.is === 'appointment' || token?.is === 'orAppointment')
      groups.push({ is: token.is });
    else if (token?.is === 'except') groups.push({ is: 'closed' });
    else if (token?.is !== 'list' && token?.is !== 'end') return null;
    at += 1;
  }
  return groups;
};

type Days = Extract<Group, { readonly is: 'days' }>;
type Statement = { readonly on: Days; readonly spans: readonly string[]; readonly isOfAll: boolean };

const EVERY_DAY: Days = { is: 'days', days: ALL, holidays: false };

/** What holds on which days. Days stand before their hours, or after them where hours come first and days last. */
const statementsOf = (groups: readonly Group[]): readonly Statement[] | null => {
  const isPostfix = groups[0]?.is !== 'days' && groups.at(-1)?.is === 'days';
  const statements: Statement[] = [];
  let days: Days | null = null;
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at];
    if (group?.is === 'days') {
      if (days) return null;
      days = group;
    } else if (group?.is === 'times' || group?.is === 'closed') {
      const next = groups[at + 1];
      const isOfNext =
        !days && next?.is === 'days' && (isPostfix || at + 2 === groups.length || groups[at + 2]?.is === 'days');
      const on: Days = days ?? (isOfNext ? next : EVERY_DAY);
      statements.push({ on, spans: group.is === 'times' ? group.spans : [], isOfAll: on.days.length === 7 });
      days = null;
      if (isOfNext) at += 1;
    }
  }
  // Days alone at the end of a text by appointment, or every day of a rule without hours, say nothing.
  if (days) return null;
  // "Closed on Mondays" does not say when it is open.
  const isOnlyClosed = statements.every(({ spans, isOfAll }) => spans.length === 0 && !isOfAll);
  return isOnlyClosed ? null : statements;
};

/** The rule of a text in words, such as "Monday to Friday 9 to 5"; null when a part of it cannot be read. */
export const readText = (text: string): TextRule | null => {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const doubts = new Set<TextDoubt>();
  const groups = groupsOf(tokens, doubts);
  if (!groups) return null;
  const isByAppointment = groups.some(({ is }) => is === 'appointment');
  const isOrAppointment = groups.some(({ is }) => is === 'orAppointment');
  const rest = groups.filter(({ is }) => is !== 'appointment' && is !== 'orAppointment');
  if (rest.length === 0) return isByAppointment ? { rule: '"by appointment"', doubts: [] } : null;
  const statements = statementsOf(rest);
  if (!statements) return null;

  const week: string[][] = ALL.map(() => []);
  const replaceable = new Set<number>();
  let holidays: readonly string[] | null = null;
  for (const { on, spans, isOfAll } of statements) {
    for (const day of on.days) {
      const isAdded = spans.length > 0 && !replaceable.has(day);
      week[day] = isAdded ? [...(week[day] ?? []), ...spans] : [...spans];
      if (isOfAll) replaceable.add(day);
      else replaceable.delete(day);
    }
    if (on.holidays) holidays = spans;
  }
  const rule = rulesFromWeek(week, isByAppointment ? 'by appointment' : null);
  if (rule === null) return null;
  const ofHolidays =
    holidays && `; PH ${holidays.length > 0 ? holidays.map((span) => span.replace('–', '-')).join(',') : 'off'}`;
  const all = `${rule}${ofHolidays ?? ''}${isOrAppointment ? ' || "by appointment"' : ''}`;
  return { rule: all, doubts: [...doubts] };
};
