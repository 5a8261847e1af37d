import { webAddressOf } from '@wellspring/contact-details/web-address';
import { AppError } from '@wellspring/errors';
import { mapKind, type TextField } from '@wellspring/place-schema/kinds';
import type { TextRow } from '@wellspring/place-schema/row';
import type { Message } from '@wellspring/words/message';
import { cleanLine, lengthOf } from '@wellspring/written-text';
import { isCategoryId } from '../categories.ts';
import { checkCoordinates, checkName, checkWebsites } from '../details.ts';
import { recognizedCountry } from '../country.ts';
import type { Coordinates } from '../location.ts';
import { checkText } from '../values.ts';
import type { Claim, FieldSource, Researched, ResearchedField } from './researched.ts';

const LONGEST_SOURCE = 300;
const LONGEST_URL = 2_000;
const PATH_OF_THIS_SITE = /^\/[a-z]+\/[\w-]+$/;

/** What a rule of the form makes of a value; null where it refuses it. */
const accepted = <Value>(check: () => Value): Value | null => {
  try {
    return check();
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return null;
    throw error;
  }
};

const textOf = (field: TextField, row: TextRow, value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  return accepted(() => {
    const text = checkText(field, row, value);
    if (field === 'name') return text && checkName(text);
    if (field === 'website') return checkWebsites(text);
    return field === 'country' ? recognizedCountry(text) : text;
  });
};

const addressOf = (url: string | null): string | null => {
  if (url === null || url.length > LONGEST_URL) return null;
  if (PATH_OF_THIS_SITE.test(url)) return url;
  const read = webAddressOf(url);
  return /^https?:\/\//i.test(url) && read.kind === 'address' ? read.address : null;
};

/** The source of a claim; null where it has no text that can be shown. */
const sourceOf = ({ field, source, url }: Claim): FieldSource | null => {
  const words = cleanLine(source);
  return words && lengthOf(words) <= LONGEST_SOURCE ? { field, source: words, url: addressOf(url) } : null;
};

type Sourced<Value> = { readonly value: Value; readonly source: FieldSource };

const firstOf = <Value>(
  claims: readonly Claim[],
  field: ResearchedField,
  read: (value: unknown) => Value | null,
): Sourced<Value> | null => {
  for (const claim of claims) {
    if (claim.field !== field) continue;
    const source = sourceOf(claim);
    const value = source && read(claim.value);
    if (source && value !== null) return { value, source };
  }
  return null;
};

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** No place, and the mark for "not known" in many lists. */
const isNowhere = ({ latitude, longitude }: Coordinates): boolean => latitude === 0 && longitude === 0;

type Point = { readonly at: Coordinates; readonly sources: readonly FieldSource[] };

/** Both halves of a point, or none. */
const pointOf = (claims: readonly Claim[]): Point | null => {
  const latitude = firstOf(claims, 'latitude', numberIn);
  const longitude = firstOf(claims, 'longitude', numberIn);
  if (!latitude || !longitude) return null;
  const given = { latitude: latitude.value, longitude: longitude.value };
  const at = accepted(() => checkCoordinates(given));
  return at && !isNowhere(at) ? { at, sources: [latitude.source, longitude.source] } : null;
};

/** What remains of claims by the rules of the submission form, field by field: the first that is sourced and plausible. */
export const checkClaims = (claims: readonly Claim[], lookedIn: readonly Message[]): Researched => {
  const texts = mapKind('text', (field, row) => firstOf(claims, field, (value) => textOf(field, row, value)));
  const category = firstOf(claims, 'categoryId', (value) => {
    const id = numberIn(value);
    return id !== null && isCategoryId(id) ? id : null;
  });
  const point = pointOf(claims);
  return {
    ...mapKind('text', (field) => texts[field]?.value ?? null),
    latitude: point?.at.latitude ?? null,
    longitude: point?.at.longitude ?? null,
    categoryId: category?.value ?? null,
    sources: [
      ...Object.values(texts).flatMap((text) => (text ? [text.source] : [])),
      ...(point?.sources ?? []),
      ...(category ? [category.source] : []),
    ],
    lookedIn,
  };
};
