import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import type { Point } from './mercator.ts';

/** Our own map names towns and their quarters: closer, nothing would tell a reader where they are, unless there are streets. */
const TOWN_ZOOM = 10;

const hasStreets = (streets: ClientConfig['streets'], { latitude, longitude }: Point): boolean =>
  streets?.bounds.some(({ west, south, east, north }) => {
    const isAcross = west <= east ? west <= longitude && longitude <= east : longitude >= west || longitude <= east;
    return isAcross && south <= latitude && latitude <= north;
  }) ?? false;

/** The zoom of a map of one point: close where streets tell where it is, else so that the towns around do. */
export const nearZoom = ({ googleMapsApiKey, mapStyleUrl, streets }: ClientConfig, point: Point | null): number =>
  googleMapsApiKey || mapStyleUrl || (point && hasStreets(streets, point)) ? FIT_ZOOM_MAX + 2 : TOWN_ZOOM;
