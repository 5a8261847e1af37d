import { z } from 'zod';
import { EMAIL_INVALID, EMAIL_MAX } from './account-limits.ts';
import {
  CONTACT_MESSAGE_LONG,
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_MESSAGE_SHORT,
  CONTACT_NAME_LONG,
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  CONTACT_NAME_SHORT,
  CONTACT_SUBJECT_LONG,
  CONTACT_SUBJECT_MAX,
  CONTACT_SUBJECT_MIN,
  CONTACT_SUBJECT_SHORT,
} from './contact-limits.ts';
import { OFFSET_MAX, PAGE_DEFAULT, PAGE_MAX, SEARCH_TEXT_MAX } from './listing-limits.ts';
import { optionalText, wholeNumber } from './query-parameters.ts';

/** Characters as people count them, blanks around them aside. */
const lengthOf = (text: string): number => [...text.trim()].length;

const text = (min: number, max: number, tooShort: string, tooLong: string) =>
  z
    .string({ error: tooShort })
    .max(max * 4, { error: tooLong })
    .refine((given) => lengthOf(given) >= min, { error: tooShort })
    .refine((given) => lengthOf(given) <= max, { error: tooLong })
    .describe(`${min} to ${max} characters`);

/** POST /api/contact. `website` is a field that people do not see: what fills it in is answered alike, and nothing is kept. */
export const ContactDraft = z.strictObject({
  name: text(CONTACT_NAME_MIN, CONTACT_NAME_MAX, CONTACT_NAME_SHORT, CONTACT_NAME_LONG),
  email: z
    .string({ error: EMAIL_INVALID })
    .trim()
    .max(EMAIL_MAX, { error: EMAIL_INVALID })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: EMAIL_INVALID }),
  subject: text(CONTACT_SUBJECT_MIN, CONTACT_SUBJECT_MAX, CONTACT_SUBJECT_SHORT, CONTACT_SUBJECT_LONG),
  message: text(CONTACT_MESSAGE_MIN, CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_SHORT, CONTACT_MESSAGE_LONG),
  website: z.string().max(1_000).optional(),
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

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

/** Parameters of GET /api/admin/contact-messages. */
export const ContactMessagesQuery = z.strictObject({
  filter: oneOf(['all', 'new', 'read']).default('all'),
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in name, e-mail, subject or message, or begins a word there'),
  sort: oneOf(['newest', 'oldest']).default('newest'),
  limit: wholeNumber(1, PAGE_MAX).default(PAGE_DEFAULT),
  offset: wholeNumber(0, OFFSET_MAX).default(0),
});
