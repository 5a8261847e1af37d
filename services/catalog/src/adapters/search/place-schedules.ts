import { opennessAt, type OpenMinutes } from '@wellspring/opening-hours/open-minutes';
import { isZone, wallMinutes } from '@wellspring/opening-hours/wall-clock';
import type { SqliteFile } from './sqlite-file.ts';
import type { RowChange } from './sqlite-writes.ts';
import { scheduleText, storedSchedule } from './stored-schedule.ts';

export const [NO, UNKNOWN, YES] = [0, 1, 2] as const;
/** Whether something holds for a row. */
export type Verdict = typeof NO | typeof UNKNOWN | typeof YES;

/** Hours that one or more places have, with what they said last. `zone`: null where this process has no rules of it. */
type Hours = { readonly text: string; readonly zone: string | null; readonly minutes: OpenMinutes; places: number; at: number; verdict: Verdict }; // prettier-ignore

const hoursOf = (text: string): Hours => {
  const { zone, minutes } = storedSchedule(text);
  return { text, zone: isZone(zone) ? zone : null, minutes, places: 0, at: NaN, verdict: UNKNOWN };
};

/**
 * When each place is open, in memory by row number. Many places have the same hours: these are one object, and are evaluated once for a time
 * that is asked for, which is the same for all searches of a minute.
 */
export const placeSchedules = (file: SqliteFile) => {
  const byText = new Map<string, Hours>();
  const byRow: (Hours | undefined)[] = [];
  const set = (no: number, text: string | null): void => {
    const before = byRow[no];
    if (before?.text === (text ?? undefined)) return;
    if (before) {
      before.places -= 1;
      if (before.places === 0) byText.delete(before.text);
    }
    const hours = text === null ? undefined : (byText.get(text) ?? hoursOf(text));
    byRow[no] = hours;
    if (!hours) return;
    hours.places += 1;
    byText.set(hours.text, hours);
  };
  for (const [no, text] of file.eachRow({ table: 'hours', columns: ['no', 'text'], after: 0 })) set(Number(no), String(text)); // prettier-ignore
  return {
    /** Whether a row is open at a time in milliseconds. */
    openAt: (at: number | null): ((no: number) => Verdict) => {
      if (at === null) return () => UNKNOWN;
      const walls = new Map<string, number>();
      const wallOf = (zone: string): number => {
        const wall = walls.get(zone) ?? wallMinutes(zone, at);
        walls.set(zone, wall);
        return wall;
      };
      const evaluate = ({ zone, minutes }: Hours): Verdict => {
        const isOpen = zone === null ? 'unknown' : opennessAt(minutes, wallOf(zone));
        return isOpen === 'unknown' ? UNKNOWN : isOpen ? YES : NO;
      };
      return (no) => {
        const hours = byRow[no];
        if (!hours) return UNKNOWN;
        if (hours.at !== at) [hours.at, hours.verdict] = [at, evaluate(hours)];
        return hours.verdict;
      };
    },
    apply: (changes: readonly RowChange[]): void => {
      for (const { no, document } of changes) set(no, scheduleText(document?.facets.schedule ?? null));
    },
  };
};

export type PlaceSchedules = ReturnType<typeof placeSchedules>;
