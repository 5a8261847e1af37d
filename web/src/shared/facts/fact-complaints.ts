import { partMissing } from '@wellspring/place-schema/fact-labels';
import { rowOf, type FactField } from '@wellspring/place-schema/kinds';
import { partName } from '@wellspring/place-schema/message-names';
import type { Message } from '@wellspring/words/message';
import { factIn, type FactParts } from './fact-values.ts';

const CURRENCY = /^[A-Z]{3}$/;

/** An amount without a currency says nothing, and a currency without an amount neither. */
const lackingOfPrice = ({ kind, amount = null, currency = null }: FactParts): string | undefined => {
  if (kind !== 'paid' || (amount === null && currency === null)) return undefined;
  if (amount === null) return 'amount';
  return typeof currency === 'string' && CURRENCY.test(currency) ? undefined : 'currency';
};

/** What is missing in a fact as it was typed, which the contract cannot say; null: nothing. `text`: see factText */
export const factComplaint = (field: FactField, text: string): Message | null => {
  const row = rowOf(field);
  const parts = factIn(text);
  if (text === '' || row?.kind !== 'fact') return null;
  const lacking =
    Object.keys(row.parts).find((part) => row.parts[part]?.isRequired && (parts[part] ?? null) === null) ??
    (field === 'price' ? lackingOfPrice(parts) : undefined);
  return lacking === undefined ? null : partMissing(partName(field, lacking));
};
