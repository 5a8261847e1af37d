import { mapKind } from '@wellspring/place-schema/kinds';
import { z } from 'zod';
import {
  RESEARCH_QUERY_LONG,
  RESEARCH_QUERY_MAX,
  RESEARCH_QUERY_MIN,
  RESEARCH_QUERY_SHORT,
} from './research-limits.ts';
import { text } from './text.ts';

/** POST /api/locations/research. */
export const ResearchDraft = z.strictObject({
  query: text({
    min: RESEARCH_QUERY_MIN,
    // characters as people count them are at most two UTF-16 units
    max: RESEARCH_QUERY_MAX * 2,
    isTrimmed: true,
    words: { missing: RESEARCH_QUERY_SHORT, tooShort: RESEARCH_QUERY_SHORT, tooLong: RESEARCH_QUERY_LONG },
  }).describe('a name, and where the place is'),
});

const found = z.string().nullable();

/** What could be found of a place, as a proposal for the form; nothing of it is stored. null: not known. */
export const ResearchedLocation = z
  .strictObject({
    ...mapKind('text', () => found),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    categoryId: z.int32().nullable(),
    sources: z
      .array(
        z.strictObject({
          field: z.string(),
          source: z.string(),
          url: found.describe('a web address, or a path of this site'),
        }),
      )
      .describe('where each field that is known comes from'),
    lookedIn: z.array(z.string()).describe('where was looked, in words'),
  })
  .meta({ id: 'ResearchedLocation' });
export type ResearchedLocation = z.output<typeof ResearchedLocation>;
