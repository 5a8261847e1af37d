import { AppError } from '@wellspring/errors';
import { changeAll } from '@wellspring/errors/change-all';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import {
  deleteMessage,
  messageNotFound,
  readMessage,
  receiveMessage,
  type ContactMessage,
  type ContactText,
} from '../domain/contact-message.ts';
import { LIMITS } from '../domain/limits.ts';
import { searchTermsOf } from '../domain/search.ts';
import { contactMessageDeleted, contactMessageRead, contactMessageReceived } from '../facts.ts';
import type { ContactMessagePage, ContactMessageStore, CountCalls } from '../ports.ts';

type Deps = {
  readonly contactMessages: ContactMessageStore;
  readonly countAddress: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

type Sent = {
  readonly text: ContactText;
  /** value of a hidden field that only bots fill in: they get the same answer, and nothing is stored */
  readonly trap: string;
  /** the address of the caller; undefined: unknown */
  readonly address: string | undefined;
  /** the member who is signed in; null: a visitor */
  readonly userId: string | null;
};

/** Stores a message to the admins. @throws AppError VALIDATION, RATE_LIMITED */
export const sendContactMessage =
  ({ contactMessages, countAddress, newId, now }: Deps) =>
  async ({ text, trap, address, userId }: Sent): Promise<void> => {
    const message = receiveMessage(text, { id: newId(), userId, now: now() });
    if (address !== undefined) await countAddress(LIMITS.contact, address);
    if (trap === '') await contactMessages.insert(message, [contactMessageReceived(message)]);
  };

type MessageQuery = {
  /** null: all */
  readonly isRead: boolean | null;
  readonly search: string;
  readonly isOldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** The messages; with a search those that have, or begin, every word of it. */
export const readContactMessages =
  ({ contactMessages }: Pick<Deps, 'contactMessages'>) =>
  ({ isRead, search, ...page }: MessageQuery): Promise<ContactMessagePage> =>
    contactMessages.page(isRead, { ...page, words: searchTermsOf(search) });

const busy = (): AppError => new AppError('CONFLICT', say('moderationErrors.messageBusy'));

/** Records that an admin has read a message. Safe to repeat. @throws AppError NOT_FOUND */
export const markMessageRead =
  ({ contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>) =>
  (id: string, by: string): Promise<ContactMessage> =>
    retryOnConflict(async () => {
      const before = await contactMessages.find(id);
      if (!before) throw messageNotFound();
      const next = readMessage(before, now());
      if (!next) return before;
      return (await contactMessages.replace(next, before.revision, [contactMessageRead(next, by)]))
        ? next
        : VERSION_CONFLICT;
    }, busy);

/** Deletes a message for good. @throws AppError NOT_FOUND */
export const deleteContactMessage =
  ({ contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>) =>
  (id: string, by: string): Promise<void> =>
    retryOnConflict(async () => {
      const before = await contactMessages.find(id);
      if (!before) throw messageNotFound();
      const last = deleteMessage(before, now());
      const facts = [contactMessageDeleted(last, by)];
      return (await contactMessages.remove(last, before.revision, facts)) ? undefined : VERSION_CONFLICT;
    }, busy);

const AT_ONCE = 100;

/** Deletes the messages of a member whose account is deleted. Safe to repeat. */
export const removeMessagesOf =
  ({ contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>) =>
  async (userId: string): Promise<void> => {
    await changeAll(
      async () => (await contactMessages.allOfMember(userId)).slice(0, AT_ONCE),
      (message) => {
        const last = deleteMessage(message, now());
        return contactMessages.remove(last, message.revision, [contactMessageDeleted(last, null)]);
      },
    );
  };
