import { changePieces } from '@wellspring/errors/change-all';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { AuditStore } from '../ports.ts';

type EntryDocument = Stored & Omit<AuditEntry, 'id' | 'changes'> & { changes: AuditEntry['changes'][number][] };

const text = { type: String, required: true };
const maybe = { type: String, default: '' };

const schema = new Schema<EntryDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    at: { type: Date, required: true },
    by: text,
    kind: text,
    area: text,
    subjectType: text,
    subjectId: text,
    changes: [{ _id: false, field: text, before: maybe, after: maybe }],
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ kind: 1, at: -1, _id: -1 });
schema.index({ area: 1, at: -1, _id: -1 });
schema.index({ by: 1, at: -1, _id: -1 });
schema.index({ subjectId: 1, at: -1, _id: -1 });
schema.index({ v: 1 });

/** Entries of version 1 can hold former values of what can be personal. */
const VERSION = 2;
const AT_ONCE = 500;

const toEntry = (document: EntryDocument): AuditEntry => ({
  id: document._id,
  at: document.at,
  by: document.by,
  kind: document.kind,
  area: document.area,
  subjectType: document.subjectType,
  subjectId: document.subjectId,
  changes: document.changes.map(({ field, before, after }) => ({ field, before, after })),
});

/** The audit log in the documents of moderation. It is append-only. */
export const auditStore = (documents: Documents): AuditStore => {
  const model = documents.model<EntryDocument>('AuditEntry', schema);
  return {
    add: async (entries) => {
      await documents.insertMany(
        model,
        entries.map(({ id: _id, changes, ...entry }) => ({
          document: { _id, v: VERSION, revision: 1, ...entry, changes: [...changes] },
          facts: [],
        })),
      );
    },
    clearValues: (clear) =>
      changePieces(
        () => model.find({ v: 1 }).limit(AT_ONCE).lean<EntryDocument[]>(),
        (found) =>
          model.bulkWrite(
            found.map(({ _id, changes }) => ({
              updateOne: { filter: { _id }, update: { $set: { v: VERSION, changes: [...clear(changes)] } } },
            })),
          ),
      ),
    page: async (requested, limit, offset) => {
      const filter = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== null));
      const [found, total] = await Promise.all([
        model.find(filter).sort({ at: -1, _id: -1 }).skip(offset).limit(limit).lean<EntryDocument[]>(),
        model.countDocuments(filter).exec(),
      ]);
      return { entries: found.map(toEntry), total };
    },
  };
};
