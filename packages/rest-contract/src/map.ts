import { encodeMessage } from '@wellspring/words/encoded-message';
import { z } from 'zod';
import { FacetCounts, FacetParameters } from './facets.ts';
import { Near } from './finding.ts';
import { RADIUS_KM_MAX, RADIUS_KM_MIN, SEARCH_TEXT_MAX } from './listing-limits.ts';
import { misfitOf } from './listing-rules.ts';
import { SEARCH_DESCRIPTION } from './search-description.ts';
import { MAP_FEATURES_MAX, ZOOM_MAX, ZOOM_MIN } from './map-limits.ts';
import { box, categoryId, decimalNumber, optionalText, point } from './query-parameters.ts';

/** Parameters of GET /api/map: one viewport. */
export const MapQuery = z
  .strictObject({
    bbox: box,
    zoom: decimalNumber(ZOOM_MIN, ZOOM_MAX).describe('0 is the whole world in one tile of 512 pixels'),
    categoryId: categoryId.optional(),
    search: optionalText(SEARCH_TEXT_MAX).optional().describe(SEARCH_DESCRIPTION),
    near: point.optional().describe('where the asker is, for "near me" in the search'),
    radiusKm: decimalNumber(RADIUS_KM_MIN, RADIUS_KM_MAX).optional().describe('only places this near; needs near'),
    ...FacetParameters,
  })
  .superRefine(({ near, radiusKm, openNow, openAt }, context) => {
    const misfit = misfitOf({ near, radiusKm, offset: 0, openNow, openAt });
    if (misfit) context.addIssue({ code: 'custom', path: [misfit.parameter], message: encodeMessage(misfit.message) });
  });
export type MapQuery = z.output<typeof MapQuery>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

export const MapPlace = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    latitude,
    longitude,
    categoryId: z.int32(),
    temperature: z.string().optional().describe('as it is told of the place; left out when it is not'),
    isClosed: z.literal(true).optional().describe('it is temporarily closed; left out where it is not'),
  })
  .meta({ id: 'MapPlace' });
export type MapPlace = z.output<typeof MapPlace>;

export const Cluster = z
  .strictObject({
    count: z.int32().min(2),
    latitude,
    longitude,
    bounds: z.strictObject({ west: longitude, south: latitude, east: longitude, north: latitude }),
  })
  .meta({ id: 'Cluster' });
export type Cluster = z.output<typeof Cluster>;

export const MapAnswer = z
  .strictObject({
    total: z.int32().min(0).describe('all matching places in the box: places and the counts of clusters together'),
    near: Near.nullable().describe('what the words ask to be near to or inside of, as in "yoga near Kyoto"'),
    places: z.array(MapPlace),
    clusters: z.array(Cluster),
    facets: z.array(FacetCounts).optional().describe('left out without facets=1'),
  })
  .meta({ id: 'MapView', description: `At most ${MAP_FEATURES_MAX} places and clusters` });
export type MapAnswer = z.output<typeof MapAnswer>;
