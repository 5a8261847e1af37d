import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { FIT_ZOOM_MAX, TOWN_ZOOM } from '../../../shared/map-limits.ts';
import { streetsAt } from '../../../shared/streets-at.ts';
import type { Point } from '../mercator.ts';

/** The zoom of a map of one point: close where streets tell where it is, else so that the towns around do. */
export const nearZoom = ({ googleMapsApiKey, mapStyleUrl, streets }: ClientConfig, point: Point | null): number =>
  googleMapsApiKey || mapStyleUrl || (point && streetsAt(streets, point)) ? FIT_ZOOM_MAX + 2 : TOWN_ZOOM;
