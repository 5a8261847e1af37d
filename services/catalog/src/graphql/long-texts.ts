import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { fieldsOf } from '@wellspring/place-schema/kinds';
import { tooLong } from '@wellspring/place-schema/labels';
import { CLAIM_MESSAGE_MAX, MESSAGE_MAX, unitsOf } from '@wellspring/rest-contract/text-limits';
import { say, type Message } from '@wellspring/words/message';

/** Of a text of a form, and of the head of its files: the gateway has counted them. One that is too long is refused with its file. */
const FORM_TEXT_MAX = 32 * 1024;

const textsOf = (input: string): LongTexts =>
  Object.fromEntries(
    fieldsOf('text').map(([field, { max }]) => [
      `${input}.${field}`,
      { max: unitsOf(max), words: tooLong(field, max) },
    ]),
  );

const note = (label: Message, max: number) => ({
  max: unitsOf(max),
  words: say('contract.fieldTooLong', { label, max }),
});

const MESSAGE = say('contract.messageName');
const NOTES = say('contract.notesName');
const REASON = say('contract.reasonName');

/** The texts of the catalog that may be longer than others, or have their own words of refusal. */
export const longTexts: LongTexts = {
  ...textsOf('LocationInput'),
  ...textsOf('LocationChange'),
  'LocationPhotoUpload.name': { max: FORM_TEXT_MAX },
  'LocationPhotoUpload.caption': { max: FORM_TEXT_MAX },
  'Mutation.claimLocation.message': note(MESSAGE, CLAIM_MESSAGE_MAX),
  'Mutation.decideProposal.notes': note(NOTES, MESSAGE_MAX),
  'Mutation.decideProposal.reason': note(REASON, MESSAGE_MAX),
  'Mutation.deleteLocation.message': note(MESSAGE, MESSAGE_MAX),
};
