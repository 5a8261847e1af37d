import { AppError } from '@wellspring/errors';
import { LOCATIONS_MAX, OFFSET_MAX, RADIUS_KM_MAX, SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { misfitOf } from '@wellspring/rest-contract/listing-rules';
import { MAP_RETAINED_PINS_MAX, ZOOM_MAX } from '@wellspring/rest-contract/map-limits';
import { say, type Message } from '@wellspring/words/message';
import { isLocationId } from '../publication.ts';
import { cleanText } from '../values.ts';
import type { Coordinates } from '../location.ts';
import type { Box, LocationQuery, MapQuery } from './query.ts';

const insist = (holds: boolean, message: Message): void => {
  if (!holds) throw new AppError('VALIDATION', message);
};

/** @throws AppError VALIDATION that names the parameter that conflicts with the others */
const checkTogether = (filters: Parameters<typeof misfitOf>[0]): void => {
  const misfit = misfitOf(filters);
  if (misfit === null) return;
  const { parameter, message: reason } = misfit;
  throw new AppError('VALIDATION', say('catalogErrors.parameterRefused', { parameter, reason }));
};

const isLatitude = (degrees: number): boolean => degrees >= -90 && degrees <= 90;
const isLongitude = (degrees: number): boolean => degrees >= -180 && degrees <= 180;

/** Search text, cleaned; an empty one counts as absent. @throws AppError VALIDATION when it is too long */
export const checkText = (text: string | null | undefined): string | undefined => {
  const clean = cleanText(text) ?? undefined;
  insist((clean?.length ?? 0) <= SEARCH_TEXT_MAX, say('catalogErrors.searchTooLong', { max: SEARCH_TEXT_MAX }));
  return clean;
};

const checkBox = ({ west, south, east, north }: Box): void => {
  insist(isLatitude(south) && isLatitude(north) && south <= north, say('catalogErrors.boxLatitudesWrong'));
  insist(isLongitude(west) && isLongitude(east), say('catalogErrors.boxLongitudesWrong'));
};

/** @throws AppError VALIDATION for coordinates outside the earth */
const checkPoint = (point: Coordinates): Coordinates => {
  insist(isLatitude(point.latitude) && isLongitude(point.longitude), say('catalogErrors.nearWrong'));
  return point;
};

type PageRequest = { readonly limit: number; readonly offset: number };

/** @throws AppError VALIDATION that names what no page has */
export const checkPage = <Request extends PageRequest>(request: Request): Request => {
  const { limit, offset } = request;
  insist(
    Number.isInteger(limit) && limit >= 1 && limit <= LOCATIONS_MAX,
    say('catalogErrors.limitWrong', { max: LOCATIONS_MAX }),
  );
  insist(Number.isInteger(offset) && offset >= 0 && offset <= OFFSET_MAX, say('catalogErrors.offsetNegative'));
  return request;
};

/** @throws AppError VALIDATION where no page of a search is so deep */
export const checkSearchDepth = ({ offset }: PageRequest): void => {
  checkTogether({ search: 'any', offset });
};

const checkRadius = (radiusKm: number | undefined): void =>
  insist(
    radiusKm === undefined || (radiusKm > 0 && radiusKm <= RADIUS_KM_MAX),
    say('catalogErrors.radiusWrong', { max: RADIUS_KM_MAX }),
  );

/** @throws AppError VALIDATION that names the wrong parameter */
export const checkQuery = (query: LocationQuery): LocationQuery => {
  const { text, near, radiusKm, box, sort, offset, facets } = query;
  checkPage(query);
  checkRadius(radiusKm);
  checkTogether({ search: text, near, radiusKm, sort, offset, ...facets });
  if (near) checkPoint(near);
  if (box) checkBox(box);
  return query;
};

/** Ids that could be of places. @throws AppError VALIDATION when they are too many */
const checkRetained = (keep: readonly string[] | undefined): readonly string[] => {
  const ids = [...new Set((keep ?? []).filter(isLocationId))];
  const reason = say('contract.keepWrong', { max: MAP_RETAINED_PINS_MAX });
  insist(ids.length <= MAP_RETAINED_PINS_MAX, say('catalogErrors.parameterRefused', { parameter: 'keep', reason }));
  return ids;
};

/** The query with only those ids to keep that could be of places. @throws AppError VALIDATION */
export const checkMapQuery = <Query extends MapQuery & Pick<LocationQuery, 'near' | 'radiusKm'>>(
  query: Query,
): Query => {
  const { near, radiusKm } = query;
  checkRadius(radiusKm);
  if (near) checkPoint(near);
  checkBox(query.box);
  checkTogether({ near, radiusKm, offset: 0, ...query.facets });
  insist(query.zoom >= 0 && query.zoom <= ZOOM_MAX, say('catalogErrors.zoomWrong', { max: ZOOM_MAX }));
  return { ...query, keep: checkRetained(query.keep) };
};
