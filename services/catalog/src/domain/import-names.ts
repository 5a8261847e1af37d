import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { otherNamesIn } from '@wellspring/place-schema/other-names';
import { lengthOf } from '@wellspring/written-text';
import { asText, isNothing } from './import-values.ts';

/** The keys of OpenStreetMap for other names: "name:ja", "name:zh-Hant", "alt_name", "official_name:fr". */
const NAME_COLUMN =
  /^(name:[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*|(alt|int|loc|official)_name(:[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*)?)$/;

const { max: LONGEST } = PLACE_FIELDS.otherNames;
const BETWEEN_NAMES = '; ';

/** Whether a column of a file holds a name of the place in another language, or one of its other names. */
export const isNameColumn = (column: string): boolean => NAME_COLUMN.test(column);

const isText = (given: unknown): given is string => typeof given === 'string' && !isNothing(given);

/** Names once each, without that of the place itself, as many as the field can hold. */
const joined = (names: readonly string[], ownName: unknown): string | null => {
  const taken = new Set(isText(ownName) ? [asText(ownName)] : []);
  let all = '';
  for (const name of names) {
    const longer = all === '' ? name : `${all}${BETWEEN_NAMES}${name}`;
    if (taken.has(name) || lengthOf(longer) > LONGEST) continue;
    taken.add(name);
    all = longer;
  }
  return all || null;
};

/**
 * What a row says of other names: its column for them, then the columns of OpenStreetMap. `given`: what stands in the column for
 * them; undefined: the row does not have it.
 */
export const givenOtherNames = (row: object, given: unknown, ownName: unknown): unknown => {
  const columns = Object.entries(row).filter(([column]) => isNameColumn(column));
  const isUnreadable = given !== undefined && given !== null && typeof given !== 'string';
  if (columns.length === 0 || isUnreadable || (isText(given) && lengthOf(given) > LONGEST)) return given;
  const texts = [given, ...columns.map(([, text]: [string, unknown]) => text)].filter(isText);
  return joined(texts.flatMap(otherNamesIn), ownName);
};
