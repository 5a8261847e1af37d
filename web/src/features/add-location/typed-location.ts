import { LocationDraft } from '@wellspring/rest-contract/location-draft';
import {
  HALF_A_POINT,
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_MAX,
  TAGS_TOO_MANY,
} from '@wellspring/rest-contract/location-limits';
import { z } from 'zod';
import type { Fields } from './location-fields.ts';

const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\n、，]/u)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const isExactness = (text: string) => text === 'exact' || text === 'approximate';

/** As the call takes it: what was left empty is not told. */
const told = ({ categoryId, tags, coordinatesAre, isClaimed, ...texts }: Fields): z.input<typeof LocationDraft> => ({
  ...texts,
  categoryId: Number(categoryId),
  tags: [...tagsIn(tags)],
  coordinatesAre: texts.latitude.trim() !== '' && isExactness(coordinatesAre) ? coordinatesAre : null,
  isClaimed,
});

const isHalf = (one: string, other: string): boolean => one.trim() === '' && other.trim() !== '';

const Typed = z.custom<Fields>().superRefine(({ latitude, longitude, tags }, context) => {
  const complain = (field: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, continue: true });
  if (isHalf(latitude, longitude)) complain('latitude', HALF_A_POINT);
  if (isHalf(longitude, latitude)) complain('longitude', HALF_A_POINT);
  const names = tagsIn(tags);
  if (names.length > TAGS_MAX) complain('tags', TAGS_TOO_MANY);
  if (names.some((name) => [...name].length > TAG_MAX)) complain('tags', TAG_TOO_LONG);
});

/** What was typed, checked as the server checks it, in its words. */
export const TypedLocation = Typed.transform(told).pipe(LocationDraft);
