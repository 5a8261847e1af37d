import { MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import { gridBox, type MapBox } from '@wellspring/map-grid/cluster-grid';
import { filterParameters, type Filters } from '../../shared/filters/filters.ts';
import { VIEW_LATITUDE_MAX } from '../../shared/map-limits.ts';
import type { Viewport } from './engine.ts';
import { widthOf, wrapped } from '@wellspring/map-grid/mercator';
import { clamp, contractZoom } from './mercator.ts';

/** What is looked for on the map. */
export type MapFilter = {
  readonly search: string | null;
  readonly categoryId: number | null;
  readonly filters?: Filters;
  /** what the list is sorted around, for "near me" in the search */
  readonly near?: { readonly latitude: number; readonly longitude: number } | null;
  /** only what lies this near is shown; null: any distance */
  readonly radiusKm?: number | null;
};

/** One question to GET /api/map. The same question has the same words. */
export type MapQuestion = {
  readonly url: string;
  /** the whole zoom of the map that asks */
  readonly zoom: number;
  readonly box: MapBox;
  /** what is looked for, wherever */
  readonly subject: string;
};

/** The same question by who shows these places as pins already: they stay pins. The best first; as many as the contract takes. */
export const retainingPins = (url: string, ids: readonly string[]): string =>
  ids.length === 0 ? url : `${url}&keep=${ids.slice(0, MAP_RETAINED_PINS_MAX).join(',')}`;

/** Degrees as /api/map reads them: never 1e-7, as which JavaScript would write the edge of the cells just north of the equator. Bounded: at most 12 characters. */
const written = (degrees: number): string => degrees.toFixed(7).replace(/\.?0+$/, '');

const question = (
  { west, south, east, north }: MapBox,
  zoom: number,
  { search, categoryId, near, radiusKm, filters }: MapFilter,
): MapQuestion => {
  const bbox = [west, south, east, north].map(written).join(',');
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else if (categoryId !== null) query.set('categoryId', String(categoryId));
  if (filters) for (const [name, value] of filterParameters(filters)) query.set(name, value);
  if (near && radiusKm) {
    query.set('near', `${near.latitude},${near.longitude}`);
    query.set('radiusKm', String(radiusKm));
    // To about a kilometre, as in the address of the screen.
  } else if (search && near) query.set('near', `${near.latitude.toFixed(2)},${near.longitude.toFixed(2)}`);
  const subject = String(query);
  const view = new URLSearchParams({ bbox, zoom: String(contractZoom(zoom)) });
  const url = `/api/map?${view}${subject && '&'}${subject}`;
  return { url, zoom, box: { west, south, east, north }, subject };
};

/** Asks for what a map shows, in whole cells, so that a map that is panned asks again only when it meets new cells. */
export const questionFor = ({ at, box }: Viewport, mapFilter: MapFilter): MapQuestion => {
  const zoom = Math.floor(at.zoom);
  return question(gridBox(box, contractZoom(zoom)), zoom, mapFilter);
};

/** Asks where in the world there is anything at all. */
export const worldQuestion = (mapFilter: MapFilter): MapQuestion =>
  question({ west: -180, south: -90, east: 180, north: 90 }, 0, mapFilter);

const exact = (degrees: number): number => Number(degrees.toFixed(6));

/** Degrees that arithmetic loses of a whole turn: its two edges would be one line. */
const LOST = 1e-3;

/** Just what is seen, for the list. */
export const boxInView = (box: MapBox): MapBox => {
  const south = exact(clamp(box.south, -90, 90));
  const north = exact(clamp(box.north, -90, 90));
  if (widthOf(box) >= 360 - LOST) return { west: -180, south, east: 180, north };
  return { west: exact(wrapped(box.west)), south, east: exact(wrapped(box.east)), north };
};

/** A cluster's bounds are rounded to six decimals: this holds all that it counted. */
export const boxOfCluster = ({ west, south, east, north }: MapBox): MapBox => {
  const hair = 1e-6;
  return {
    west: exact(Math.max(west - hair, -180)),
    south: exact(Math.max(south - hair, -90)),
    east: exact(Math.min(east + hair, 180)),
    north: exact(Math.min(north + hair, 90)),
  };
};

/** A position as it may be reported. */
export const heldPosition = (lat: number, lng: number, zoom: number) => ({
  lat: clamp(lat, -VIEW_LATITUDE_MAX, VIEW_LATITUDE_MAX),
  lng: wrapped(lng),
  zoom: Math.max(zoom, 0),
});
