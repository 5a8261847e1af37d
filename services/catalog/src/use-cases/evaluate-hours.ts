import type { Location, LocationDetails } from '../domain/location.ts';
import { areHoursCurrent, hoursPoint, refuseHours, withoutSchedule, withSchedule } from '../domain/opening-hours.ts';
import type { ParseHours } from '../hours-ports.ts';

type Deps = { readonly parseHours: ParseHours; readonly now: () => Date };

/**
 * A place as it is stored: with its hours evaluated, and read from its text where nobody has entered them. `before`: what was stored,
 * whose evaluated hours stay where nothing that they depend on has changed.
 */
export const evaluateHours =
  ({ parseHours, now }: Deps) =>
  async (location: Location, before: Location | null = null): Promise<Location> => {
    if (before && areHoursCurrent(before, location)) return location;
    const text = location.openingHours?.rule ?? location.hours;
    if (text === null) return withoutSchedule(location);
    return withSchedule(location, await parseHours(text, hoursPoint(location)), now());
  };

export type EvaluateHours = ReturnType<typeof evaluateHours>;

type Hours = Pick<LocationDetails, 'openingHours'>;
type Place = Pick<LocationDetails, 'coordinates' | 'country'>;

/**
 * The opening hours that somebody enters, as a rule; words that say them become one. Empty where they are not entered, or are those that
 * the place has.
 * @throws AppError VALIDATION where they cannot be read
 */
export const checkHours =
  ({ parseHours }: Pick<Deps, 'parseHours'>) =>
  async (
    { openingHours: entered }: Partial<Hours>,
    place: Place,
    stored: Hours['openingHours'] = null,
  ): Promise<Partial<Hours>> => {
    if (!entered || entered.rule === stored?.rule) return {};
    const { hours, faults } = await parseHours(entered.rule, hoursPoint(place));
    if (hours) return { openingHours: { ...entered, rule: hours.osm } };
    if (faults.some(({ code }) => code === 'interrupted')) return {};
    return refuseHours();
  };

export type CheckHours = ReturnType<typeof checkHours>;
