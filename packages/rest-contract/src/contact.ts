import { z } from 'zod';
import { EMAIL, EMAIL_INVALID, EMAIL_MAX } from './account-limits.ts';
import { CONTACT_TEXTS, type ContactBounds } from './contact-limits.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { TIME_ORDERS } from './listing-rules.ts';
import { oneOf, optionalText, paging } from './query-parameters.ts';
import { countedText, errorParams, text } from './text.ts';

/** Characters as people count them, blanks around them aside. */
const lengthOf = (given: string): number => [...given.trim()].length;

const written = ({ min, max, tooShort, tooLong }: ContactBounds) =>
  countedText({ max, words: { missing: tooShort, tooLong } })
    .refine((given) => lengthOf(given) >= min, errorParams(tooShort))
    .refine((given) => lengthOf(given) <= max, errorParams(tooLong))
    .meta({ minLength: min, maxLength: max })
    .describe(`${min} to ${max} characters`);

/** POST /api/contact. `website` is a field that people do not see: a message with it gets the same answer, and is not stored. */
export const ContactDraft = z.strictObject({
  name: written(CONTACT_TEXTS.name),
  email: text({ max: EMAIL_MAX, isTrimmed: true, pattern: EMAIL, words: EMAIL_INVALID }),
  subject: written(CONTACT_TEXTS.subject),
  message: written(CONTACT_TEXTS.message),
  website: text({ max: 1_000 }).optional(),
});

/** A message to those who keep the site, as they see it. */
export const ContactMessage = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });

/** Parameters of GET /api/admin/contact-messages. */
export const ContactMessagesQuery = z.strictObject({
  filter: oneOf(['all', 'new', 'read']).default('all'),
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in name, e-mail, subject or message, or begins a word there'),
  sort: oneOf(TIME_ORDERS).default('newest'),
  ...paging,
});
