import type { Schedule } from '@wellspring/opening-hours/open-minutes';
import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { FacetQuery } from '../domain/search/facets.ts';

type Chance = () => number;
type Openness = true | 'unknown';

const pick = <T>(chance: Chance, from: readonly [T, ...T[]]): T => from[Math.floor(chance() * from.length)] ?? from[0];

/** Names as tables of zones have them, the last two by other names than a runtime answers; and one that none has. */
const ZONES = [
  'Europe/Budapest', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/Kyiv', 'Mars/Olympus_Mons',
] as const; // prettier-ignore

const DAY = 1440;
const quarter = (chance: Chance, most: number): number => 15 * Math.floor(chance() * (most / 15));

const weekly = (chance: Chance): Schedule['weekly'] => {
  const kind = Math.floor(chance() * 8);
  if (kind === 0) return [];
  if (kind === 1) return [{ from: 0, to: 7 * DAY, isOpen: pick<Openness>(chance, [true, 'unknown']) }];
  return Array.from({ length: 7 }, (_, day) => {
    const from = day * DAY + quarter(chance, DAY);
    return { from, to: from + 15 + quarter(chance, DAY - 15), isOpen: pick<Openness>(chance, [true, true, true, 'unknown']) };
  }).filter(() => chance() < 0.8);
}; // prettier-ignore

const localOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 16);

/** Around the end of summer time in Europe, in local minutes since 1970. */
const FIRST_DAY = Date.parse('2026-10-23T00:00Z') / 60_000;
const DAYS = 4;

const dated = (chance: Chance): Schedule['dated'] => ({
  firstDay: localOf(FIRST_DAY).slice(0, 10),
  lastDay: localOf(FIRST_DAY + (DAYS - 1) * DAY).slice(0, 10),
  rows: Array.from({ length: DAYS }, (_, day) => {
    const from = FIRST_DAY + day * DAY + quarter(chance, DAY);
    return { from: localOf(from), to: localOf(from + 15 + quarter(chance, DAY)), isOpen: pick<Openness>(chance, [true, true, 'unknown']) };
  }).filter(() => chance() < 0.8),
}); // prettier-ignore

/** Hours of a place made by chance: of the week, of some days, or none. */
export const sampleSchedule = (chance: Chance): IndexedLocation['schedule'] => {
  const kind = chance();
  if (kind < 0.3) return null;
  const isWeekly = kind < 0.8;
  return {
    osm: 'made by chance',
    comment: null,
    zone: pick<string>(chance, ZONES),
    weekly: isWeekly ? weekly(chance) : null,
    dated: isWeekly ? null : dated(chance),
    isByAppointment: false,
  };
};

/** Minutes around the end of summer time, before and after the days of dated hours, and any. */
const sampleTime = (chance: Chance): number =>
  pick(chance, [
    Date.parse('2026-10-24T22:00Z') + quarter(chance, 6 * 60) * 60_000,
    Date.parse('2026-10-22T00:00Z') + quarter(chance, 6 * DAY) * 60_000,
    Date.parse('2026-03-28T00:00Z') + quarter(chance, 2 * DAY) * 60_000,
  ]);

/** What a search may ask of opening hours. */
export const sampleOpenFacets = (chance: Chance): FacetQuery => ({
  ...(chance() < 0.9 && { now: sampleTime(chance) }),
  ...pick<FacetQuery>(chance, [{}, {}, { openNow: true }, { openAt: sampleTime(chance) }]),
});
