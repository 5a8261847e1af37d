/** UTF-16 units of a rule. */
export const RULE_MAX = 500;

export const DAY = 1440;
export const WEEK = 7 * DAY;

/** Whether a place is open: for certain, or only perhaps, such as by appointment. */
type Openness = true | 'unknown';

/** Minutes of the week since Monday 00:00, to excluded. Hours past midnight are one row: that of a Sunday night ends after 10080. */
export type WeeklyRow = { readonly from: number; readonly to: number; readonly isOpen: Openness };

/** Local wall clock, "2026-10-25T09:00", to excluded. */
export type DatedRow = { readonly from: string; readonly to: string; readonly isOpen: Openness };

/** The hours of days that differ from week to week: by seasons, public holidays or the sun. */
export type DatedHours = {
  /** "2026-10-25" */
  readonly firstDay: string;
  /** After this day the hours are unknown until the rule is evaluated again. */
  readonly lastDay: string;
  readonly rows: readonly DatedRow[];
};

/** When a place is open, evaluated once from its rule: reading it takes no library. Either `weekly` or `dated` is null. */
export type OpeningHours = {
  /** the rule in the grammar of OpenStreetMap: "Mo-Fr 09:00-17:00; PH off" */
  readonly osm: string;
  /** "by appointment" */
  readonly comment: string | null;
  /** IANA: "Europe/Budapest" */
  readonly zone: string;
  /** sorted, without overlaps; null when not every week is the same */
  readonly weekly: readonly WeeklyRow[] | null;
  readonly dated: DatedHours | null;
  /** at some or all times it opens only by appointment */
  readonly isByAppointment: boolean;
};
