import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import type { FoundPlace } from '../../domain/search/found-place.ts';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { isClosedRank } from '../../domain/search/map-rank.ts';

const text = z.tuple([z.string()]);
const number = z.tuple([z.number()]);

/** Values by document: each is a list, and one that a place does not have is not there. */
const Fields = z.object({
  id: text,
  name: text,
  latitude: number,
  longitude: number,
  categoryId: number,
  temperature: text.optional(),
  mapRank: number,
  minC: number.optional(),
  maxC: number.optional(),
  average: number.optional(),
  isFree: z.tuple([z.boolean()]),
});

/**
 * What the map reads of a place: the columns that are kept for sorting. Reading hundreds of documents takes twice as long, even if only for
 * the id that Elasticsearch gives with each.
 */
export const PLACE_FIELDS = {
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: Object.keys(Fields.shape),
} satisfies estypes.SearchRequest;

/** A place of the map, of which PLACE_FIELDS were read. @throws ZodError where one is missing */
export const toFoundPlace = (hit: estypes.SearchHit): FoundPlace => {
  const fields = Fields.parse(hit.fields);
  const [rank] = fields.mapRank;
  return {
    place: {
      id: fields.id[0],
      name: fields.name[0],
      latitude: fields.latitude[0] / UNITS_PER_DEGREE,
      longitude: fields.longitude[0] / UNITS_PER_DEGREE,
      categoryId: fields.categoryId[0],
      temperature: fields.temperature?.[0] ?? null,
      isClosed: isClosedRank(rank),
    },
    rank,
    facts: {
      minC: fields.minC?.[0] ?? null,
      maxC: fields.maxC?.[0] ?? null,
      average: fields.average?.[0] ?? null,
      isFree: fields.isFree[0],
    },
  };
};
