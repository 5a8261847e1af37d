import { encodeMessage } from '@wellspring/words/encoded-message';
import { isSame } from '../domain/changed-fields.ts';
import type { PointDoubt } from '../domain/geocoding/point-doubt.ts';
import type { ImportRow } from '../domain/import-row.ts';
import type { Coordinates, Location } from '../domain/location.ts';
import type { Gazetteer } from '../ports.ts';
import { doubtPoint, findTowns } from './doubt-point.ts';

type Values = ImportRow['values'];

/** What a row says of a place, with its point checked. */
type CheckedRow = {
  readonly values: Values;
  readonly pointNote: string | null;
  /** the doubt about this very row's point, to be reported; null: none */
  readonly doubted: { readonly point: Coordinates; readonly doubt: PointDoubt } | null;
};

const WHEREABOUTS = ['coordinates', 'city', 'state', 'country'] as const;

/**
 * Checks the point of a row. One that is doubted counts as approximate, with a note; a place without any point is put into the middle of
 * its town where the country of the row has one of that name. `before`: the place as it was imported before. What a person set or confirmed stays.
 */
export const checkImportedPoint = (deps: { readonly gazetteer: Pick<Gazetteer, 'allNamed' | 'country'> }) => {
  const doubtOf = doubtPoint(deps);
  const townsOf = findTowns(deps);
  return async (values: Values, before: Location | null): Promise<CheckedRow> => {
    const note = before?.pointNote ?? null;
    const isSetByPerson = values.coordinates === undefined && before?.setByPeople.includes('coordinates');
    if (isSetByPerson || !WHEREABOUTS.some((field) => field in values))
      return { values, pointNote: note, doubted: null };
    const { coordinates, ...address } = whereabouts(values, before);
    if (coordinates === null) {
      const [town] = address.country === null ? [] : await townsOf(address);
      return { values: town ? { ...values, ...middleOf(town) } : values, pointNote: null, doubted: null };
    }
    if (before?.isPointConfirmed && isSame(before.coordinates, coordinates))
      return { values: { ...values, coordinatesAre: before.coordinatesAre }, pointNote: null, doubted: null };
    const doubt = await doubtOf(coordinates, address);
    if (doubt)
      return {
        values: { ...values, coordinatesAre: 'approximate' },
        pointNote: encodeMessage(doubt.words),
        doubted: { point: coordinates, doubt },
      };
    const isSettled = note !== null && values.coordinates === undefined;
    return { values: isSettled ? { ...values, coordinatesAre: 'exact' } : values, pointNote: null, doubted: null };
  };
};

const whereabouts = (values: Values, before: Location | null) => ({
  coordinates: values.coordinates ?? before?.coordinates ?? null,
  city: values.city ?? before?.city ?? null,
  state: values.state ?? before?.state ?? null,
  country: values.country ?? before?.country ?? null,
});

const middleOf = ({ latitude, longitude }: Coordinates) =>
  ({ coordinates: { latitude, longitude }, coordinatesAre: 'approximate' }) as const;
