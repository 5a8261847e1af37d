import { AppError } from '@wellspring/errors';
import { cleanText } from '../details.ts';
import type { Coordinates } from '../location.ts';
import type { Box, LocationQuery, MapQuery } from './query.ts';

export const MOST_PER_PAGE = 100;
const MOST_OFFSET = 10_000_000;
const LONGEST_TEXT = 200;
/** Half of the way around the Earth: everything is nearer. */
const MOST_RADIUS_KM = 20_038;
const MOST_ZOOM = 24;

const insist = (holds: boolean, message: string): void => {
  if (!holds) throw new AppError('VALIDATION', message);
};

const isLatitude = (degrees: number): boolean => degrees >= -90 && degrees <= 90;
const isLongitude = (degrees: number): boolean => degrees >= -180 && degrees <= 180;

/** Search text, cleaned; an empty one counts as absent. @throws AppError VALIDATION when it is too long */
export const checkText = (text: string | null | undefined): string | undefined => {
  const clean = cleanText(text) ?? undefined;
  insist((clean?.length ?? 0) <= LONGEST_TEXT, `search must be at most ${LONGEST_TEXT} characters`);
  return clean;
};

const checkBox = ({ west, south, east, north }: Box): void => {
  insist(
    isLatitude(south) && isLatitude(north) && south <= north,
    'box: south and north must be latitudes, south first',
  );
  insist(isLongitude(west) && isLongitude(east), 'box: west and east must be longitudes');
};

const checkPoint = ({ latitude, longitude }: Coordinates): void =>
  insist(isLatitude(latitude) && isLongitude(longitude), 'near must be a latitude and a longitude');

/** @throws AppError VALIDATION that names what cannot be asked for */
export const checkQuery = (query: LocationQuery): LocationQuery => {
  const { text, near, radiusKm, box, sort, limit, offset } = query;
  insist(
    Number.isInteger(limit) && limit >= 1 && limit <= MOST_PER_PAGE,
    `limit must be between 1 and ${MOST_PER_PAGE}`,
  );
  insist(Number.isInteger(offset) && offset >= 0 && offset <= MOST_OFFSET, 'offset must not be negative');
  insist(radiusKm === undefined || near !== undefined, 'radiusKm needs near');
  insist(
    radiusKm === undefined || (radiusKm > 0 && radiusKm <= MOST_RADIUS_KM),
    `radiusKm must be between 0 and ${MOST_RADIUS_KM}`,
  );
  insist(sort !== 'distance' || near !== undefined, 'sort=distance needs near');
  insist(sort !== 'relevance' || text !== undefined, 'sort=relevance needs search');
  if (near) checkPoint(near);
  if (box) checkBox(box);
  return query;
};

/** @throws AppError VALIDATION */
export const checkMapQuery = (query: MapQuery): MapQuery => {
  checkBox(query.box);
  insist(query.zoom >= 0 && query.zoom <= MOST_ZOOM, `zoom must be between 0 and ${MOST_ZOOM}`);
  return query;
};
