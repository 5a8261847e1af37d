import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { z } from 'zod';
import { FACET_NAMES } from './facet-rules.ts';
import { FacetCounts } from './facets.ts';
import { Near } from './finding.ts';
import { CONFIRMERS, COORDINATES_ARE, PHOTO_SOURCES, SEARCH_NEEDS } from './location-rules.ts';
import { answeredFacts } from './place-facts.ts';
import { answeredValues } from './place-values.ts';
import { text } from './text.ts';

const nullableText = z.string().nullable();
const moment = z.iso.datetime().describe('ISO 8601 in UTC');

export const Tag = z.strictObject({ name: z.string(), slug: z.string() }).meta({ id: 'Tag' });
export type Tag = z.output<typeof Tag>;

/** A telephone number, ready to be shown and dialled. */
const Telephone = z
  .strictObject({
    text: z.string().describe('as people read it: +36 1 268 2020 ext. 12'),
    e164: z.string().describe('+3612682020'),
    extension: nullableText,
    uri: z.string().describe('RFC 3966: tel:+3612682020;ext=12'),
    note: nullableText.describe('what is written beside it, such as whose it is or when it is answered'),
  })
  .meta({ id: 'Telephone' });

/** A place, in lists and on its page. null: not known. */
export const Location = z
  .strictObject({
    ...answeredValues(),
    ...answeredFacts(),
    id: z.string(),
    name: text({ max: PLACE_FIELDS.name.max }),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    coordinatesAre: z
      .enum(COORDINATES_ARE)
      .nullable()
      .describe(
        'approximate: the middle of its town, or a point that does not fit its town or country; null without latitude and longitude',
      ),
    pointNote: nullableText.describe(
      'why the point is doubted and counts as approximate; only for its submitter and admins',
    ),
    countryCode: nullableText.describe('ISO 3166-1 alpha-2'),
    categoryId: z.int32(),
    tags: z.array(Tag),
    websites: z.array(z.string()).describe('the addresses in `website`'),
    phones: z.array(Telephone).describe('the valid numbers in `phoneNumber`; none where it is words alone'),
    isVerified: z.boolean().describe('published'),
    confirmation: z
      .strictObject({ by: z.enum(CONFIRMERS), at: moment.nullable() })
      .nullable()
      .describe('who last confirmed here what the place says; null: nobody'),
    isClaimed: z.boolean().describe('run by its owner, when it is verified too'),
    submittedBy: nullableText.describe('only for that member and admins'),
    claimedBy: nullableText.describe('only for that member and admins'),
    averageRating: z.number().min(0).max(5).describe('0 when nobody has rated it'),
    reviewCount: z.int32().min(0),
    source: nullableText.describe('where the facts come from'),
    licence: nullableText,
    asOf: nullableText.describe('of when the source is: a year, a month or a day; the texts and facts are as old'),
    sourceName: nullableText.describe('how people call the source, in short; null: as `source`'),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Location', description: 'A place people go to recover; null where nothing is known' });
export type Location = z.output<typeof Location>;

/** A location in a list; it carries its distance where the list is near to a point. */
export const ListedLocation = Location.extend({
  distanceKm: z.number().min(0).nullable().describe('kilometres from what the list is near to; null without near'),
}).meta({ id: 'ListedLocation' });

/** The match that is nearest to a point near which nothing was found. */
const Nearest = z
  .strictObject({ id: z.string(), name: z.string(), distanceKm: ListedLocation.shape.distanceKm })
  .meta({ id: 'Nearest' });

const Interpretation = z
  .strictObject({
    words: z.string().describe('what is looked for, without the words that became `near`'),
    kinds: z
      .array(z.strictObject({ words: z.string(), kinds: z.array(z.string()) }))
      .describe('words that name kinds of places'),
    facets: z
      .array(
        z.strictObject({
          words: z.string(),
          fact: z.string(),
          facet: z.enum(FACET_NAMES).nullable().describe('null: no facet has the fact yet'),
          values: z.array(z.string()),
          isApplied: z.boolean().describe('what is listed has the fact; otherwise no match states it'),
        }),
      )
      .describe('words that are facts of places, such as "free"'),
    celsius: z
      .strictObject({ from: z.number().nullable(), to: z.number().nullable() })
      .nullable()
      .describe('the water temperature that the words say'),
    leftOut: z
      .array(z.string())
      .describe(
        'words that were not looked for, since with them nothing is found; in double quotes a word must be found',
      ),
    named: z
      .int32()
      .min(0)
      .describe('so many of the matches lie elsewhere and come last: they are named as the place is'),
    further: z
      .int32()
      .min(0)
      .describe(
        'where few places match: so many come last that only come close, of close kinds or without some of the words',
      ),
  })
  .meta({ id: 'Interpretation' });

export const LocationList = z
  .strictObject({
    locations: z.array(ListedLocation),
    total: z.int32().min(0).describe('all matches, not only these'),
    near: Near.nullable().describe('given, or understood from the words, as in "yoga near Kyoto"'),
    needs: z
      .enum(SEARCH_NEEDS)
      .nullable()
      .describe('position: the words say "near me", and nothing is listed until `near` is given'),
    nearest: Nearest.nullable().describe(
      'where nothing was found near a point or in an area: the nearest match, however far; null everywhere else',
    ),
    interpretation: Interpretation.nullable().describe('how the words were understood; null without search'),
    facets: z.array(FacetCounts).optional().describe('left out without facets=1'),
  })
  .meta({ id: 'LocationList' });
export type LocationList = z.output<typeof LocationList>;

export const LocationPhoto = z
  .strictObject({
    id: z.string(),
    locationId: z.string(),
    url: z.string(),
    caption: nullableText,
    isPrimary: z.boolean(),
    source: z.enum(PHOTO_SOURCES),
    reviewTitle: nullableText.describe('of the review it came with'),
    createdAt: moment,
  })
  .meta({ id: 'LocationPhoto' });
export type LocationPhoto = z.output<typeof LocationPhoto>;
