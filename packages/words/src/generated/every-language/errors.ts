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
import { messages as de_analyticsErrors } from '../de/analyticsErrors.ts';
import { messages as de_catalogErrors } from '../de/catalogErrors.ts';
import { messages as de_contract } from '../de/contract.ts';
import { messages as de_errors } from '../de/errors.ts';
import { messages as de_fields } from '../de/fields.ts';
import { messages as de_identityErrors } from '../de/identityErrors.ts';
import { messages as de_listsErrors } from '../de/listsErrors.ts';
import { messages as de_moderationErrors } from '../de/moderationErrors.ts';
import { messages as de_reviewsErrors } from '../de/reviewsErrors.ts';
import { messages as es_analyticsErrors } from '../es/analyticsErrors.ts';
import { messages as es_catalogErrors } from '../es/catalogErrors.ts';
import { messages as es_contract } from '../es/contract.ts';
import { messages as es_errors } from '../es/errors.ts';
import { messages as es_fields } from '../es/fields.ts';
import { messages as es_identityErrors } from '../es/identityErrors.ts';
import { messages as es_listsErrors } from '../es/listsErrors.ts';
import { messages as es_moderationErrors } from '../es/moderationErrors.ts';
import { messages as es_reviewsErrors } from '../es/reviewsErrors.ts';
import { messages as fr_analyticsErrors } from '../fr/analyticsErrors.ts';
import { messages as fr_catalogErrors } from '../fr/catalogErrors.ts';
import { messages as fr_contract } from '../fr/contract.ts';
import { messages as fr_errors } from '../fr/errors.ts';
import { messages as fr_fields } from '../fr/fields.ts';
import { messages as fr_identityErrors } from '../fr/identityErrors.ts';
import { messages as fr_listsErrors } from '../fr/listsErrors.ts';
import { messages as fr_moderationErrors } from '../fr/moderationErrors.ts';
import { messages as fr_reviewsErrors } from '../fr/reviewsErrors.ts';
import { messages as ja_analyticsErrors } from '../ja/analyticsErrors.ts';
import { messages as ja_catalogErrors } from '../ja/catalogErrors.ts';
import { messages as ja_contract } from '../ja/contract.ts';
import { messages as ja_errors } from '../ja/errors.ts';
import { messages as ja_fields } from '../ja/fields.ts';
import { messages as ja_identityErrors } from '../ja/identityErrors.ts';
import { messages as ja_listsErrors } from '../ja/listsErrors.ts';
import { messages as ja_moderationErrors } from '../ja/moderationErrors.ts';
import { messages as ja_reviewsErrors } from '../ja/reviewsErrors.ts';
import { messages as ar_analyticsErrors } from '../ar/analyticsErrors.ts';
import { messages as ar_catalogErrors } from '../ar/catalogErrors.ts';
import { messages as ar_contract } from '../ar/contract.ts';
import { messages as ar_errors } from '../ar/errors.ts';
import { messages as ar_fields } from '../ar/fields.ts';
import { messages as ar_identityErrors } from '../ar/identityErrors.ts';
import { messages as ar_listsErrors } from '../ar/listsErrors.ts';
import { messages as ar_moderationErrors } from '../ar/moderationErrors.ts';
import { messages as ar_reviewsErrors } from '../ar/reviewsErrors.ts';
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
  de: {
    analyticsErrors: de_analyticsErrors,
    catalogErrors: de_catalogErrors,
    contract: de_contract,
    errors: de_errors,
    fields: de_fields,
    identityErrors: de_identityErrors,
    listsErrors: de_listsErrors,
    moderationErrors: de_moderationErrors,
    reviewsErrors: de_reviewsErrors,
  },
  es: {
    analyticsErrors: es_analyticsErrors,
    catalogErrors: es_catalogErrors,
    contract: es_contract,
    errors: es_errors,
    fields: es_fields,
    identityErrors: es_identityErrors,
    listsErrors: es_listsErrors,
    moderationErrors: es_moderationErrors,
    reviewsErrors: es_reviewsErrors,
  },
  fr: {
    analyticsErrors: fr_analyticsErrors,
    catalogErrors: fr_catalogErrors,
    contract: fr_contract,
    errors: fr_errors,
    fields: fr_fields,
    identityErrors: fr_identityErrors,
    listsErrors: fr_listsErrors,
    moderationErrors: fr_moderationErrors,
    reviewsErrors: fr_reviewsErrors,
  },
  ja: {
    analyticsErrors: ja_analyticsErrors,
    catalogErrors: ja_catalogErrors,
    contract: ja_contract,
    errors: ja_errors,
    fields: ja_fields,
    identityErrors: ja_identityErrors,
    listsErrors: ja_listsErrors,
    moderationErrors: ja_moderationErrors,
    reviewsErrors: ja_reviewsErrors,
  },
  ar: {
    analyticsErrors: ar_analyticsErrors,
    catalogErrors: ar_catalogErrors,
    contract: ar_contract,
    errors: ar_errors,
    fields: ar_fields,
    identityErrors: ar_identityErrors,
    listsErrors: ar_listsErrors,
    moderationErrors: ar_moderationErrors,
    reviewsErrors: ar_reviewsErrors,
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
