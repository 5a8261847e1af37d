import { isPlaceFact } from '@wellspring/place-schema/fact';
import type { DetailField } from './fields.ts';
import type { LocationDetails } from './location.ts';

/** What somebody has entered in a field. null: nobody has; a fact that was read follows its text. */
export const enteredValue = (details: LocationDetails, field: DetailField): unknown => {
  const value: unknown = details[field];
  return isPlaceFact(value) && value.basis === 'read' ? null : value;
};
