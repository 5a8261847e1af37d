import { say, type Message } from '@wellspring/words/message';

/** Messages to those who keep the site: limits and words, apart from their schemas. */
const bounds = (label: Message, min: number, max: number) => ({
  min,
  max,
  tooShort: say('contract.fieldTooShort', { label, min }),
  tooLong: say('contract.fieldTooLong', { label, max }),
});

/** How many characters each text of a message has, and what is said otherwise. */
export const CONTACT_TEXTS = {
  name: bounds(say('contract.contactName'), 2, 200),
  subject: bounds(say('contract.contactSubject'), 5, 200),
  message: bounds(say('contract.contactMessage'), 10, 5_000),
};
export type ContactBounds = ReturnType<typeof bounds>;

export const CONTACT_SENT = say('contract.contactSent');
