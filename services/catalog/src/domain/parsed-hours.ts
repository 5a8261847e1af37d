import type { OpeningHours } from '@wellspring/opening-hours/hours';
import type { Coordinates } from './location.ts';

/** Why hours could not be read, or may mean something else than was read. */
export type HoursFault = {
  readonly code:
    | 'tooLong'
    | 'unreadable'
    /** reading it took too long, or the process that reads it has ended */
    | 'interrupted'
    /** "9 to 5" */
    | 'closesBeforeItOpens'
    /** neither am nor pm */
    | 'ambiguousTime'
    | 'warning'
    /** it names holidays that are not available for the country: the hours are those without them */
    | 'lacksHolidays';
  /** in English, of the library */
  readonly detail: string | null;
};

export type HoursPoint = Coordinates & {
  /** ISO 3166-1 alpha-2, for public holidays */
  readonly countryCode: string | null;
};

export type ParsedHours = {
  /** null: it cannot be read */
  readonly hours: OpeningHours | null;
  /** false: a proposal, for a person to confirm */
  readonly isCertain: boolean;
  readonly faults: readonly HoursFault[];
};
