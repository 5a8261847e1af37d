import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { CLOSURE } from '../../domain/search/closure.ts';
import { valueToken } from '../../domain/search/facets.ts';
import type { FoundPlace } from '../../domain/search/found-place.ts';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';

const Source = z.object({
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  categoryId: z.number(),
  temperature: z.string().nullable(),
  closure: z.number(),
  standing: z.number(),
  minC: z.number().nullable(),
  maxC: z.number().nullable(),
  average: z.number().nullable(),
  facets: z.array(z.string()),
});

/** The fields of a document that the map shows of a place. */
export const PLACE_FIELDS = Object.keys(Source.shape);
const FREE = valueToken('price', 'free');

/** A place of the map from its document, of which PLACE_FIELDS were read. @throws ZodError where one is missing */
export const toFoundPlace = (hit: estypes.SearchHit): FoundPlace => {
  const source = Source.parse(hit._source);
  const { id, name, categoryId, temperature, minC, maxC, average } = source;
  const isClosed = source.closure === CLOSURE.temporary;
  return {
    place: {
      id,
      name,
      latitude: source.latitude / UNITS_PER_DEGREE,
      longitude: source.longitude / UNITS_PER_DEGREE,
      categoryId,
      temperature,
      isClosed,
    },
    rank: { standing: source.standing, isClosed },
    facts: { minC, maxC, average, isFree: source.facets.includes(FREE) },
  };
};
