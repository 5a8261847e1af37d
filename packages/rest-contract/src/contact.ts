import { z } from 'zod';
import { EMAIL_INVALID, EMAIL_MAX } from './account-limits.ts';
import { CONTACT_TEXTS, type ContactBounds } from './contact-limits.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { oneOf, optionalText, paging } from './query-parameters.ts';
import { unitsOf } from './text-limits.ts';

/** Characters as people count them, blanks around them aside. */
const lengthOf = (text: string): number => [...text.trim()].length;

const text = ({ min, max, tooShort, tooLong }: ContactBounds) =>
  z
    .string({ error: tooShort })
    .max(unitsOf(max), { error: tooLong })
    .refine((given) => lengthOf(given) >= min, { error: tooShort })
    .refine((given) => lengthOf(given) <= max, { error: tooLong })
    .describe(`${min} to ${max} characters`);

/** POST /api/contact. `website` is a field that people do not see: what fills it in is answered alike, and nothing is kept. */
export const ContactDraft = z.strictObject({
  name: text(CONTACT_TEXTS.name),
  email: z
    .string({ error: EMAIL_INVALID })
    .trim()
    .max(EMAIL_MAX, { error: EMAIL_INVALID })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: EMAIL_INVALID }),
  subject: text(CONTACT_TEXTS.subject),
  message: text(CONTACT_TEXTS.message),
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

/** Parameters of GET /api/admin/contact-messages. */
export const ContactMessagesQuery = z.strictObject({
  filter: oneOf(['all', 'new', 'read']).default('all'),
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in name, e-mail, subject or message, or begins a word there'),
  sort: oneOf(['newest', 'oldest']).default('newest'),
  ...paging,
});
