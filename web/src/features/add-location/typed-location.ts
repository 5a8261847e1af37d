import { LocationDraft } from '@wellspring/rest-contract/location-draft';
import {
  HALF_A_POINT,
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_MAX,
  TAGS_TOO_MANY,
} from '@wellspring/rest-contract/location-limits';
import { COORDINATES_ARE } from '@wellspring/rest-contract/location-rules';
import { FACT_FIELDS, mapKind } from '@wellspring/place-schema/kinds';
import { encodeMessage } from '@wellspring/words/encoded-message';
import { z } from 'zod';
import { factComplaint } from '../../shared/facts/fact-complaints.ts';
import { factIn, isFactField } from '../../shared/facts/fact-values.ts';
import { textLength } from '../../shared/text-length.ts';
import type { Fields } from './location-fields.ts';

const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\n、，،؛]/u)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const exactnessOf = (text: string) => COORDINATES_ARE.find((each) => each === text) ?? null;

/** As the call takes it: empty fields are left out. */
const inputOf = ({ categoryId, tags, coordinatesAre, isClaimed, ...texts }: Fields): z.input<typeof LocationDraft> => ({
  ...texts,
  ...mapKind('fact', (field) => (texts[field] === '' ? undefined : factIn(texts[field]))),
  categoryId: Number(categoryId),
  tags: [...tagsIn(tags)],
  coordinatesAre: texts.latitude.trim() === '' ? null : exactnessOf(coordinatesAre),
  isClaimed,
});

const isHalf = (one: string, other: string): boolean => one.trim() === '' && other.trim() !== '';

type Complaint = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What is wrong beside what the contract knows. */
const complaintsAbout = ({ latitude, longitude, tags, ...facts }: Fields): readonly Complaint[] => {
  const names = tagsIn(tags);
  return [
    ...FACT_FIELDS.flatMap(([field]) => {
      const complaint = factComplaint(field, facts[field]);
      return complaint ? [{ path: [field], message: encodeMessage(complaint) }] : [];
    }),
    ...(isHalf(latitude, longitude) ? [{ path: ['latitude'], message: encodeMessage(HALF_A_POINT) }] : []),
    ...(isHalf(longitude, latitude) ? [{ path: ['longitude'], message: encodeMessage(HALF_A_POINT) }] : []),
    ...(names.length > TAGS_MAX ? [{ path: ['tags'], message: encodeMessage(TAGS_TOO_MANY) }] : []),
    ...(names.some((name) => textLength(name) > TAG_MAX)
      ? [{ path: ['tags'], message: encodeMessage(TAG_TOO_LONG) }]
      : []),
  ];
};

const isFact = (field: PropertyKey | undefined): field is string => typeof field === 'string' && isFactField(field);

/** What was typed, checked as the server checks it, in its words. */
export const TypedLocation = z.custom<Fields>().transform((fields, context): LocationDraft => {
  const { data, error } = LocationDraft.safeParse(inputOf(fields));
  const said = new Set<PropertyKey | undefined>();
  for (const { path, message } of [...complaintsAbout(fields), ...(error?.issues ?? [])]) {
    // What is wrong with a part is said at its fact, and once.
    const [field] = path;
    if (isFact(field) && said.has(field)) continue;
    said.add(field);
    context.addIssue({ code: 'custom', path: isFact(field) ? [field] : [...path], message });
  }
  return data ?? z.NEVER;
});
