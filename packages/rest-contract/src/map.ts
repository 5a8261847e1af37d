import { encodeMessage } from '@wellspring/words/encoded-message';
import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { FacetCounts, FacetParameters } from './facets.ts';
import { Near } from './finding.ts';
import { RADIUS_KM_MAX, RADIUS_KM_MIN, SEARCH_TEXT_MAX } from './listing-limits.ts';
import { misfitOf } from './listing-rules.ts';
import { SEARCH_DESCRIPTION } from './search-description.ts';
import {
  MAP_FEATURES_MAX, MAP_RETAINED_PINS_MAX, MAP_PINS_MAX, MAP_STREET_PINS_MAX, STREET_ZOOM, PIN_FACTS, ZOOM_MAX, ZOOM_MIN,
} from './map-limits.ts'; // prettier-ignore
import { box, categoryId, decimalNumber, optionalText, point } from './query-parameters.ts';
import { ID_MAX } from './text-limits.ts';
import { errorParams, text } from './text.ts';

const keepWrong = say('contract.keepWrong', { max: MAP_RETAINED_PINS_MAX });

/** Ids of pins that are shown already. */
const keep = text({
  max: MAP_RETAINED_PINS_MAX * (ID_MAX + 1) - 1,
  pattern: /^([\w-]{1,64}(,[\w-]{1,64})*)?$/,
  words: keepWrong,
})
  .transform((given) => [...new Set(given.split(','))].filter(Boolean))
  .refine((ids) => ids.length <= MAP_RETAINED_PINS_MAX, errorParams(keepWrong))
  .meta({
    description: `up to ${MAP_RETAINED_PINS_MAX} ids of pins that are shown already, with commas between them: those of them that match and lie in the box stay pins, before new ones are chosen`,
  });

/** Parameters of GET /api/map: one viewport. */
export const MapQuery = z
  .strictObject({
    bbox: box,
    zoom: decimalNumber(ZOOM_MIN, ZOOM_MAX).describe('0 is the whole world in one tile of 512 pixels'),
    categoryId: categoryId.optional(),
    search: optionalText(SEARCH_TEXT_MAX).optional().describe(SEARCH_DESCRIPTION),
    near: point.optional().describe('where the asker is, for "near me" in the search'),
    radiusKm: decimalNumber(RADIUS_KM_MIN, RADIUS_KM_MAX).optional().describe('only places this near; needs near'),
    keep: keep.optional(),
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

/** What makes a pin worth a look. */
export const PinFact = z.strictObject({ kind: z.enum(PIN_FACTS), text: z.string() }).meta({
  id: 'PinFact',
  description:
    'what the filters or the kind of the place make interesting, such as 38 °C, 4.6, Free or Open now, in the language of the request',
});
export type PinFact = z.output<typeof PinFact>;

export const MapPin = z
  .strictObject({
    id: z.string().describe('of one of the places'),
    fact: PinFact.optional().describe('left out where it is not known'),
  })
  .meta({ id: 'MapPin' });
export type MapPin = z.output<typeof MapPin>;

export const Cluster = z
  .strictObject({
    count: z.int32().min(2).describe('places that are not shown one by one'),
    latitude,
    longitude,
    bounds: z
      .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
      .describe('of these places and of the pins of the same cell of the map'),
    mix: z
      .array(z.strictObject({ categoryId: z.int32(), count: z.int32().min(1) }))
      .describe('its places by category, most first; the counts together are its count'),
  })
  .meta({ id: 'Cluster' });
export type Cluster = z.output<typeof Cluster>;

export const MapAnswer = z
  .strictObject({
    total: z.int32().min(0).describe('all matching places in the box: places and the counts of clusters together'),
    near: Near.nullable().describe('what the words ask to be near to or inside of, as in "yoga near Kyoto"'),
    places: z.array(MapPlace).describe('places that are shown one by one: those that are not among pins as dots'),
    pins: z
      .array(MapPin)
      .describe(
        `the best of the places, best first, spread over the box: ${MAP_PINS_MAX}, or up to ${MAP_RETAINED_PINS_MAX} with keep; from zoom ${STREET_ZOOM} on all places, at most ${MAP_STREET_PINS_MAX}`,
      ),
    clusters: z.array(Cluster),
    facets: z.array(FacetCounts).optional().describe('left out without facets=1'),
  })
  .meta({ id: 'MapView', description: `At most ${MAP_FEATURES_MAX} places and clusters` });
export type MapAnswer = z.output<typeof MapAnswer>;
