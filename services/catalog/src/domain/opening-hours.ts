import { countryCodeOf } from '@wellspring/countries/country-code';
import { changesAhead, daysAhead } from '@wellspring/opening-hours/ahead';
import type { OpeningHours } from '@wellspring/opening-hours/hours';
import { stateAt, type OpenState } from '@wellspring/opening-hours/state';
import { weekOf } from '@wellspring/opening-hours/week';
import { partName } from '@wellspring/place-schema/message-names';
import { say } from '@wellspring/words/message';
import { isSame } from './changed-fields.ts';
import type { Location, LocationDetails } from './location.ts';
import type { HoursPoint, ParsedHours } from './parsed-hours.ts';
import { refuse } from './values.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Dated hours are renewed so many days before their last one. */
const RENEWED_BEFORE_DAYS = 10;
/** When the process that reads hours did not answer, it is asked again later. */
const RETRY_MS = 60 * 60 * 1_000;

type Place = Pick<LocationDetails, 'coordinates' | 'country'>;

/** Where the hours of a place are evaluated; without a point only whether they can be read. */
export const hoursPoint = ({ coordinates, country }: Place): HoursPoint => ({
  ...(coordinates ?? { latitude: 0, longitude: 0 }),
  countryCode: countryCodeOf(country),
});

const basisOf = ({ openingHours, hours, coordinates, country }: Location): unknown => [
  openingHours?.rule ?? hours,
  coordinates,
  country,
];

/** Whether the stored hours of a place still hold after a change of it. */
export const areHoursCurrent = (before: Location, next: Location): boolean =>
  isSame(before.openingHours, next.openingHours) && isSame(basisOf(before), basisOf(next));

/** Words that the reader doubts are a proposal; what the library only guesses is none. */
const isProposal = ({ faults }: ParsedHours): boolean => faults.every(({ code }) => code !== 'warning');

const dueAt = ({ dated }: OpeningHours): Date | null => {
  if (!dated) return null;
  const [first, last] = [Date.parse(dated.firstDay), Date.parse(dated.lastDay)];
  return new Date(Math.max(last - RENEWED_BEFORE_DAYS * DAY_MS, (first + last) / 2));
};

/** @throws AppError VALIDATION */
export const refuseHours = (): never => refuse(partName('openingHours', 'rule'), say('catalogErrors.hoursUnreadable'));

/** A place without a rule and without a text that says its hours. */
export const withoutSchedule = (location: Location): Location => ({ ...location, schedule: null, hoursDueAt: null });

/** A place with its evaluated hours. Where nobody has entered a rule, the one that its text says is a proposal. */
export const withSchedule = (location: Location, parsed: ParsedHours, now: Date): Location => {
  if (parsed.faults.some(({ code }) => code === 'interrupted'))
    return { ...location, schedule: null, hoursDueAt: new Date(now.getTime() + RETRY_MS) };
  const { hours } = parsed;
  if (!hours || (!location.openingHours && !isProposal(parsed))) return withoutSchedule(location);
  const source = location.provenance?.source ?? null;
  return {
    ...location,
    openingHours: location.openingHours ?? {
      rule: hours.osm,
      basis: 'read',
      source,
      date: source === null ? null : (location.provenance?.asOf ?? null),
      readFrom: location.hours,
    },
    schedule: location.coordinates && hours,
    hoursDueAt: location.coordinates && dueAt(hours),
  };
};

/** Whatever its hours say: it is closed for a while or for good. */
const CLOSED: OpenState = { isOpen: false, closesAt: null, opensAt: null };

const openNowOf = (isOpen: OpenState['isOpen']): boolean | null => (isOpen === 'unknown' ? null : isOpen);

/** The opening hours of a place as its page says them at an instant; null: nothing says them. */
export const openingHoursAt = ({ openingHours, schedule, status }: Location, instant: Date) => {
  if (!openingHours) return null;
  const isClosed = status !== null && status.state !== 'open';
  const state = isClosed ? CLOSED : schedule && stateAt(schedule, instant);
  return {
    ...openingHours,
    zone: schedule?.zone ?? null,
    comment: schedule?.comment ?? null,
    isByAppointment: schedule?.isByAppointment ?? false,
    week: schedule && weekOf(schedule),
    openNow: state && openNowOf(state.isOpen),
    closesAt: state?.closesAt?.instant ?? null,
    opensAt: state?.opensAt?.instant ?? null,
    // Only pages of places ask for these.
    get days() {
      return schedule && daysAhead(schedule, instant);
    },
    get changes() {
      const changes = schedule && !isClosed ? changesAhead(schedule, instant) : [];
      return changes.map(({ at, isOpen }) => ({ at, openNow: openNowOf(isOpen) }));
    },
  };
};
