import { VALUE_FIELDS } from '../../packages/place-schema/src/kinds.ts';
import { choiceName, variantName } from '../../packages/place-schema/src/message-names.ts';

/** The name of the message that a page calls a field by. `messages`: those of the part for fields */
export const shownLabelName = (field, messages) => {
  const own = variantName(field, 'shown');
  return own in messages ? own : field;
};

/** How cards name a message of a field. */
export const cardName = (name) => `field_${name}`;

/**
 * The messages of the fields that cards show, which the part for cards has as well: the first pages have no room for those of all fields.
 * @param english the messages of the part for fields in English; `own`: in the language of the card
 */
export const cardMessages = (english, own) => {
  const shown = VALUE_FIELDS.filter(([, row]) => row.shown.includes('card') && !row.hasOwnLook);
  const names = shown.flatMap(([field, { choices = [] }]) => [
    shownLabelName(field, english),
    ...choices.map((choice) => choiceName(field, choice)),
  ]);
  return Object.fromEntries(names.filter((name) => name in own).map((name) => [cardName(name), own[name]]));
};
