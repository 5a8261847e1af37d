import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { fieldsOf } from '@wellspring/place-schema/kinds';
import { tooLong } from '@wellspring/place-schema/labels';
import { CLAIM_MESSAGE_MAX, MESSAGE_MAX, unitsOf } from '@wellspring/rest-contract/text-limits';

/** Of a text of a form, and of the head of its files: the gateway has counted them. One that is too long is refused with its file. */
const FORM_TEXT_MAX = 32 * 1024;

const textsOf = (input: string): LongTexts =>
  Object.fromEntries(
    fieldsOf('text').map(([field, { max }]) => [
      `${input}.${field}`,
      { max: unitsOf(max), words: tooLong(field, max) },
    ]),
  );

const note = (label: string, max: number) => ({
  max: unitsOf(max),
  words: `${label} must be at most ${max} characters`,
});

/** The texts of the catalog that may be longer than others, or are refused in words of their own. */
export const longTexts: LongTexts = {
  ...textsOf('LocationInput'),
  ...textsOf('LocationChange'),
  'LocationPhotoUpload.name': { max: FORM_TEXT_MAX },
  'LocationPhotoUpload.caption': { max: FORM_TEXT_MAX },
  'Mutation.claimLocation.message': note('Message', CLAIM_MESSAGE_MAX),
  'Mutation.decideProposal.notes': note('Notes', MESSAGE_MAX),
  'Mutation.decideProposal.reason': note('Reason', MESSAGE_MAX),
  'Mutation.deleteLocation.message': note('Message', MESSAGE_MAX),
};
