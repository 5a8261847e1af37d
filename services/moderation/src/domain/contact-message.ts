import { AppError } from '@wellspring/errors';
import { EMAIL, EMAIL_INVALID, EMAIL_MAX } from '@wellspring/rest-contract/account-limits';
import { CONTACT_TEXTS, type ContactBounds } from '@wellspring/rest-contract/contact-limits';
import { say, type Message } from '@wellspring/words/message';
import { cleanLine, cleanText, lengthOf } from '@wellspring/written-text';

/** A message to the admins. */
export type ContactMessage = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  /** the member who was signed in; null: a visitor, or it was written before this was recorded */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** with its line breaks */
  readonly message: string;
  readonly isRead: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ContactText = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;

type Field = keyof ContactText;

const invalid = (field: Field, message: Message): AppError => new AppError('VALIDATION', message, { field });

const within = (field: Field, text: string, { min, max, tooShort, tooLong }: ContactBounds): string => {
  if (lengthOf(text) < min) throw invalid(field, tooShort);
  if (lengthOf(text) > max) throw invalid(field, tooLong);
  return text;
};

const checkEmail = (email: string): string => {
  if (lengthOf(email) > EMAIL_MAX || !EMAIL.test(email)) throw invalid('email', EMAIL_INVALID);
  return email;
};

/** A message as it is received and stored. @throws AppError VALIDATION */
export const receiveMessage = (
  { name, email, subject, message }: ContactText,
  { id, userId, now }: { readonly id: string; readonly userId: string | null; readonly now: Date },
): ContactMessage => ({
  id,
  revision: 1,
  userId,
  name: within('name', cleanLine(name), CONTACT_TEXTS.name),
  email: checkEmail(cleanLine(email)),
  subject: within('subject', cleanLine(subject), CONTACT_TEXTS.subject),
  message: within('message', cleanText(message), CONTACT_TEXTS.message),
  isRead: false,
  createdAt: now,
  updatedAt: now,
});

/** A message that an admin has read; null when one had before. */
export const readMessage = (message: ContactMessage, now: Date): ContactMessage | null =>
  message.isRead ? null : { ...message, isRead: true, revision: message.revision + 1, updatedAt: now };

/** The last state of a message that is deleted. */
export const deleteMessage = (message: ContactMessage, now: Date): ContactMessage => ({
  ...message,
  revision: message.revision + 1,
  updatedAt: now,
});

export const messageNotFound = (): AppError => new AppError('NOT_FOUND', say('moderationErrors.messageNotFound'));
