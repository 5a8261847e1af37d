import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { ContactMessage } from '../domain/contact-message.ts';
import { searchWordsOf } from '../domain/search.ts';
import type { ContactMessageStore } from '../ports.ts';
import { byTime, havingWords } from './listing.ts';

const VERSION = 1;

type MessageDocument = Stored & Omit<ContactMessage, 'id'> & { searchWords: string[] };

const text = { type: String, required: true };
const moment = { type: Date, required: true };

const schema = new Schema<MessageDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    userId: { type: String, default: null },
    name: text,
    email: text,
    subject: text,
    message: text,
    isRead: { type: Boolean, required: true },
    createdAt: moment,
    updatedAt: moment,
    searchWords: [String],
  },
  { timestamps: false, versionKey: false, id: false },
);
const live = { deletedAt: null };
schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ isRead: 1, deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ searchWords: 1 });
schema.index({ userId: 1 });

const fieldsOf = ({ id: _, ...message }: ContactMessage) => ({
  ...message,
  searchWords: [...searchWordsOf(message.name, message.email, message.subject, message.message)],
  v: VERSION,
});

const toMessage = (document: MessageDocument): ContactMessage => ({
  id: document._id,
  revision: document.revision,
  userId: document.userId ?? null,
  name: document.name,
  email: document.email,
  subject: document.subject,
  message: document.message,
  isRead: document.isRead,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

/** Messages to the admins, in the documents of moderation. */
export const contactMessageStore = (documents: Documents): ContactMessageStore => {
  const model = documents.model<MessageDocument>('ContactMessage', schema, { purge: true });
  return {
    insert: (message, facts) =>
      documents.insert(model, { _id: message.id, ...fieldsOf(message), deletedAt: null }, facts),
    replace: async (next, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: next.id, revision: readRevision, ...live },
        update: { $set: fieldsOf(next) },
        facts,
      })) !== null,
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: last.id, revision: readRevision, ...live },
        update: { $set: { deletedAt: last.updatedAt, revision: last.revision, searchWords: [] } },
        facts,
      })) !== null,
    find: async (id) => {
      const found = await model.findOne({ _id: id, ...live }).lean<MessageDocument>();
      return found && toMessage(found);
    },
    allOfMember: async (userId) => {
      const found = await model.find({ userId, ...live }).lean<MessageDocument[]>();
      return found.map(toMessage);
    },
    page: async (isRead, { words, isOldestFirst, limit, offset }) => {
      const filter = { ...havingWords(words), ...(isRead !== null && { isRead }), ...live };
      const [found, total] = await Promise.all([
        model.find(filter).sort(byTime(isOldestFirst)).skip(offset).limit(limit).lean<MessageDocument[]>(),
        model.countDocuments(filter).exec(),
      ]);
      return { messages: found.map(toMessage), total };
    },
  };
};
