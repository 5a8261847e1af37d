import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Report } from '../domain/report.ts';
import { searchWordsOf } from '../domain/search.ts';
import type { TargetRef } from '../domain/target.ts';
import type { ReportStore } from '../ports.ts';
import { byTime, havingWords } from './listing.ts';

/** 2: openKey names the type */
const VERSION = 2;
/** As many calls of one member on one target are recognized when they are repeated. */
const MAX_STORED_KEYS = 30;

type ReportDocument = Stored &
  Omit<Report, 'id' | 'about'> & {
    about: string;
    aboutKind: Report['about']['kind'];
    aboutId: string;
    /** whose, on what and of which type it is while it is pending; null: it is settled, and another can be made */
    openKey: string | null;
    /** of the calls that made or wrote it, the last ones */
    idempotencyKeys: string[];
    searchWords: string[];
  };

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const moment = { type: Date, required: true };

const schema = new Schema<ReportDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    about: text,
    aboutKind: text,
    aboutId: text,
    locationId: maybe,
    userId: maybe,
    type: text,
    description: text,
    status: text,
    notes: maybe,
    createdAt: moment,
    updatedAt: moment,
    resolvedAt: { type: Date, default: null },
    resolvedBy: maybe,
    openKey: maybe,
    idempotencyKeys: [String],
    searchWords: [String],
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $gt: '' } } });
schema.index(
  { userId: 1, idempotencyKeys: 1 },
  { unique: true, partialFilterExpression: { idempotencyKeys: { $gt: '' } } },
);
schema.index({ userId: 1 });
schema.index({ about: 1, status: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ searchWords: 1 });

const nameOf = ({ kind, id }: TargetRef): string => `${kind}/${id}`;
const openKeyOf = (userId: string, about: TargetRef, type: Report['type']): string =>
  `${userId}/${nameOf(about)}/${type}`;
/** The key that version 1 stored: one report of each member and target, of any type. */
const openKeyOfVersion1 = (userId: string, about: TargetRef): string => `${userId}/${nameOf(about)}`;

const fieldsOf = ({ id: _, about, ...report }: Report) => ({
  ...report,
  about: nameOf(about),
  aboutKind: about.kind,
  aboutId: about.id,
  openKey: report.status === 'pending' && report.userId !== null ? openKeyOf(report.userId, about, report.type) : null,
  searchWords: [...searchWordsOf(report.description)],
  v: VERSION,
});

const toReport = (document: ReportDocument): Report => ({
  id: document._id,
  revision: document.revision,
  about: { kind: document.aboutKind, id: document.aboutId },
  locationId: document.locationId,
  userId: document.userId,
  type: document.type,
  description: document.description,
  status: document.status,
  notes: document.notes,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
  resolvedAt: document.resolvedAt,
  resolvedBy: document.resolvedBy,
});

/** The reports, in the documents of moderation. Those of members are never removed. */
export const reportStore = (documents: Documents): ReportStore => {
  const model = documents.model<ReportDocument>('Report', schema, { purge: true });
  const one = async (filter: object): Promise<Report | null> => {
    const found = await model.findOne(filter).lean<ReportDocument>();
    return found && toReport(found);
  };
  const some = async (filter: object, limit?: number): Promise<Report[]> => {
    const query = model.find(filter);
    const found = await (limit === undefined ? query : query.limit(limit)).lean<ReportDocument[]>();
    return found.map(toReport);
  };
  return {
    insert: (report, facts, idempotencyKey) =>
      documents.compareAndSet(
        model,
        { _id: report.id, ...fieldsOf(report), idempotencyKeys: idempotencyKey === null ? [] : [idempotencyKey] },
        0,
        facts,
      ),
    replace: async (next, readRevision, facts, idempotencyKey = null) =>
      (await documents.change(model, {
        filter: { _id: next.id, revision: readRevision },
        update: {
          $set: fieldsOf(next),
          ...(idempotencyKey !== null && {
            $push: { idempotencyKeys: { $each: [idempotencyKey], $slice: -MAX_STORED_KEYS } },
          }),
        },
        facts,
      })) !== null,
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: last.id, revision: readRevision },
        update: { $set: { ...fieldsOf(last), deletedAt: last.updatedAt, idempotencyKeys: [], searchWords: [] } },
        facts,
      })) !== null,
    find: (id) => one({ _id: id }),
    findByKey: (userId, idempotencyKey) => one({ userId, idempotencyKeys: idempotencyKey }),
    findOpen: async (userId, about, type) =>
      (await one({ openKey: openKeyOf(userId, about, type) })) ??
      one({ openKey: openKeyOfVersion1(userId, about), type }),
    somePendingOn: (about, limit) => some({ about: nameOf(about), status: 'pending' }, limit),
    someOfMember: (userId, limit) => some({ userId }, limit),
    allOfMember: (userId) => some({ userId }),
    page: async (status, { words, isOldestFirst, limit, offset }) => {
      const filter = { ...havingWords(words), ...(status !== null && { status }) };
      const [found, total] = await Promise.all([
        model.find(filter).sort(byTime(isOldestFirst)).skip(offset).limit(limit).lean<ReportDocument[]>(),
        model.countDocuments(filter).exec(),
      ]);
      return { reports: found.map(toReport), total };
    },
  };
};
