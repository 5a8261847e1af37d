import { LocationChange } from '@wellspring/rest-contract/admin-location';
import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import type { z } from 'zod';
import type { CorrectedLocationFragment } from '../../../generated/add-location-operations.ts';
import { factTextsOf, isFactField } from '../../../shared/facts/fact-values.ts';
import { EMPTY, TEXT_NAMES, type Fields } from '../location-fields.ts';

/** What is stored of a place, as its form has it. */
export const storedFields = ({ tags, category: _, isVerified: __, ...values }: CorrectedLocationFragment): Fields => {
  const storedValues: Readonly<Record<string, string | number | readonly string[] | null>> = {
    ...values,
    ...factTextsOf(values),
    tags: tags.map(({ name }) => name).join(', '),
  };
  const fields = { ...EMPTY };
  for (const name of TEXT_NAMES) fields[name] = String(storedValues[name] ?? '');
  return fields;
};

/** The changed fields, as typed. */
const typedAnew = (stored: Fields, typed: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TEXT_NAMES.filter((name) => stored[name].trim() !== typed[name].trim()).map((name) => [name, typed[name]]),
  );

/** Half a point is none: both of its fields are sent together. */
const POINT = ['latitude', 'longitude'];

/** What a point is checked by. */
const WHEREABOUTS = [...POINT, 'city', 'state', 'country'];

/** Whether a change has a new location. */
export const isMoved = (change: Readonly<Record<string, unknown>>): boolean =>
  WHEREABOUTS.some((name) => name in change);

/** Only changed fields, in the form of the call; emptied ones are removed. */
export const changeBetween = (stored: Fields, typed: Fields, draft: LocationDraft): z.output<typeof LocationChange> => {
  const changed = Object.keys(typedAnew(stored, typed));
  const isPointTyped = POINT.some((name) => changed.includes(name));
  const { isClaimed: _, coordinatesAre: __, ...draftFields } = draft;
  const fields = Object.entries(draftFields).filter(
    ([name]) => changed.includes(name) || (isPointTyped && POINT.includes(name)),
  );
  // A fact that is emptied is in no draft.
  const emptied = changed.filter((name) => isFactField(name) && typed[name] === '').map((name) => [name, null]);
  return LocationChange.parse(
    Object.fromEntries([...fields.map(([name, value]) => [name, value === '' ? null : value]), ...emptied]),
  );
};
