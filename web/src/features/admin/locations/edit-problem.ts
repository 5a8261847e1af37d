import { FACT_FIELDS } from '@wellspring/place-schema/kinds';
import { AdminLocationChange } from '@wellspring/rest-contract/admin-location';
import { decodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import { factComplaint } from '../../../shared/facts/fact-complaints.ts';
import type { EditValues } from './edit-values.ts';

/** What is wrong, and with which field; null: with none. */
export type Problem = { readonly message: string; readonly field: string | null };

/** What is missing in a fact, or what the contract's schema refuses first; null: nothing. */
export const problemIn = (
  messageText: (message: Message) => string,
  change: Readonly<Record<string, unknown>>,
  values: EditValues,
): Problem | null => {
  for (const [field] of FACT_FIELDS) {
    const complaint = field in change ? factComplaint(field, values[field]) : null;
    if (complaint) return { message: messageText(complaint), field };
  }
  const issue = AdminLocationChange.safeParse(change).error?.issues[0];
  return issue
    ? { message: messageText(decodeMessage(issue.message)), field: issue.path[0]?.toString() ?? null }
    : null;
};
