// Made by tools/generate/words.mjs from packages/words/messages.
import { messages as en_analyticsErrors } from '../en/analyticsErrors.ts';
import { messages as en_catalogErrors } from '../en/catalogErrors.ts';
import { messages as en_contract } from '../en/contract.ts';
import { messages as en_errors } from '../en/errors.ts';
import { messages as en_fields } from '../en/fields.ts';
import { messages as en_identityErrors } from '../en/identityErrors.ts';
import { messages as en_listsErrors } from '../en/listsErrors.ts';
import { messages as en_moderationErrors } from '../en/moderationErrors.ts';
import { messages as en_reviewsErrors } from '../en/reviewsErrors.ts';
import { messages as enXA_analyticsErrors } from '../en-XA/analyticsErrors.ts';
import { messages as enXA_catalogErrors } from '../en-XA/catalogErrors.ts';
import { messages as enXA_contract } from '../en-XA/contract.ts';
import { messages as enXA_errors } from '../en-XA/errors.ts';
import { messages as enXA_fields } from '../en-XA/fields.ts';
import { messages as enXA_identityErrors } from '../en-XA/identityErrors.ts';
import { messages as enXA_listsErrors } from '../en-XA/listsErrors.ts';
import { messages as enXA_moderationErrors } from '../en-XA/moderationErrors.ts';
import { messages as enXA_reviewsErrors } from '../en-XA/reviewsErrors.ts';
import type { Language } from '../../languages.ts';
import type { CompiledPart } from '../../translate.ts';

/** The parts that errors and rules are said in, in every language. */
export const parts: Readonly<Record<Language, Readonly<Record<string, CompiledPart>>>> = {
  en: {
    analyticsErrors: en_analyticsErrors,
    catalogErrors: en_catalogErrors,
    contract: en_contract,
    errors: en_errors,
    fields: en_fields,
    identityErrors: en_identityErrors,
    listsErrors: en_listsErrors,
    moderationErrors: en_moderationErrors,
    reviewsErrors: en_reviewsErrors,
  },
  'en-XA': {
    analyticsErrors: enXA_analyticsErrors,
    catalogErrors: enXA_catalogErrors,
    contract: enXA_contract,
    errors: enXA_errors,
    fields: enXA_fields,
    identityErrors: enXA_identityErrors,
    listsErrors: enXA_listsErrors,
    moderationErrors: enXA_moderationErrors,
    reviewsErrors: enXA_reviewsErrors,
  },
};
