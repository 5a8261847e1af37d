import { createHash } from 'node:crypto';
import type { Documents } from '@wellspring/platform/documents/port';
import type { Location } from '../domain/location.ts';
import { featuredRankOf, versionOf } from '../domain/search/indexed.ts';
import type { LocationStore } from '../ports.ts';
import { adminPages } from './admin-pages.ts';
import { boundsAround } from './bounds-around.ts';
import { NEWEST_FIRST, PUBLISHED_INDEX } from './location-indexes.ts';
import { publishedOf, publishedPages } from './published-pages.ts';
import { changeableFields, ratingFields, toDocument, toLocation, VERSION } from './location-document.ts';
import { locationSchema, type LocationDocument } from './location-schema.ts';
import { unparsedTexts } from './unparsed-texts.ts';

/** Documents that are fetched at once when all are read: embedded, decoding more would keep visitors waiting. */
const READ_BATCH = 100;
/** Of one region; there are few. */
const MOST_CLOSED = 500;

// $set does not touch fields that a newer version may have added. The rating may change meanwhile, so the version is incremented.
const setTo = (location: Location, readRevision: number) => ({
  $set: changeableFields(location),
  $inc: { indexVersion: location.revision - readRevision },
});

const digestOf = (content: string): string => createHash('sha256').update(content).digest('base64url');

const unchangedSince = (id: string, revision: number) => ({ _id: id, revision, deletedAt: null });

/** The rank of a Location follows from its details and its rating: what changes one of them must have read the other. */
const asRead = ({ id, rating }: Location, revision: number) => ({
  ...unchangedSince(id, revision),
  ratingRevision: rating.revision,
});

/** Places in the documents of catalog. */
export const locationStore = (documents: Documents): LocationStore => {
  const model = documents.model<LocationDocument>('Location', locationSchema, { purge: true });
  const live = { deletedAt: null };
  const published = publishedPages(model, documents.file !== null);
  const written = <T>(write: Promise<T>): Promise<T> => write.finally(published.changed);
  const manyById = async (ids: readonly string[]): Promise<readonly Location[]> => {
    const found = await model.find({ _id: { $in: [...ids] }, ...live }).lean<LocationDocument[]>();
    const byId = new Map(found.map((document) => [document._id, toLocation(document)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    insertSubmission: async (location, { idempotencyKey, content }, facts) => {
      const document = { ...toDocument(location), idempotencyKey, submissionDigest: digestOf(content) };
      const [isWritten = false] = await written(documents.insertMany(model, [{ document, facts }]));
      return isWritten;
    },
    findSubmission: async ({ submittedBy, idempotencyKey, content }) => {
      const own = { submittedBy, ...live };
      const found =
        (idempotencyKey === null ? null : await model.findOne({ ...own, idempotencyKey }).lean<LocationDocument>()) ??
        (await model.findOne({ ...own, submissionDigest: digestOf(content) }).lean<LocationDocument>());
      return found && toLocation(found);
    },
    insertMany: async (rows) => {
      const writes = rows.map(({ location, facts }) => ({ document: toDocument(location), facts }));
      return written(documents.insertMany(model, writes));
    },
    replace: async (next, readRevision, facts) =>
      (await written(
        documents.change(model, { filter: asRead(next, readRevision), update: setTo(next, readRevision), facts }),
      )) !== null,
    replaceMany: (rows) =>
      written(
        documents.changeMany(
          model,
          rows.map(({ next, readRevision, facts }) => ({
            filter: asRead(next, readRevision),
            update: setTo(next, readRevision),
            facts,
          })),
        ),
      ),
    setRating: async (read, rating, facts) => {
      const changed = await documents.change(model, {
        filter: asRead(read, read.revision),
        update: { $set: { ...ratingFields({ ...read, rating }), indexVersion: versionOf({ ...read, rating }) } },
        facts,
      });
      return changed !== null;
    },
    // The last event must have the last rating as well: projections compare both revisions.
    remove: async (last, readRevision, facts) =>
      (await written(
        documents.change(model, {
          filter: asRead(last, readRevision),
          update: { $set: { deletedAt: last.updatedAt, revision: last.revision, keptWords: [] } },
          facts,
        }),
      )) !== null,
    find: async (id) => {
      const [place] = await manyById([id]);
      return place ?? null;
    },
    findMany: manyById,
    findBySource: async (keys) => {
      if (keys.length === 0) return [];
      const bySource = Map.groupBy(keys, ({ source }) => source);
      const found = await Promise.all(
        [...bySource].map(([source, of]) =>
          model
            .find({ source, sourceId: { $in: of.map(({ sourceId }) => sourceId) }, ...live })
            .lean<LocationDocument[]>(),
        ),
      );
      return found.flat().map(toLocation);
    },
    renewalDue: async (now, limit) => {
      const read = (filter: object) =>
        model
          .find({ ...filter, ...live })
          .limit(limit)
          .lean<LocationDocument[]>();
      const older = await read({ v: { $lt: VERSION } });
      const found = older.length > 0 ? older : await read({ hoursDueAt: { $gt: '', $lte: now.toISOString() } });
      return found.map(toLocation);
    },
    closuresOver: async (now, limit) => {
      const over = { closureEndsAt: { $gt: '', $lte: now.toISOString() }, ...live };
      return (await model.find(over).limit(limit).lean<LocationDocument[]>()).map(toLocation);
    },
    closedAround: async (point, km) => {
      const around = { closure: 'permanent' as const, ...boundsAround(point, km), isVerified: true, ...live };
      return (await model.find(around).limit(MOST_CLOSED).lean<LocationDocument[]>()).map(toLocation);
    },
    hasClosed: async () => (await model.findOne({ closure: 'permanent', ...live }).lean<LocationDocument>()) !== null,
    published: published.page,
    rankUnranked: async () => {
      const unranked = { ...publishedOf(undefined), featuredRank: null };
      const found = await model.find(unranked).hint(PUBLISHED_INDEX).limit(READ_BATCH).lean<LocationDocument[]>();
      const ranked = found.map(toLocation).map((location) => ({
        filter: asRead(location, location.revision),
        update: { $set: { featuredRank: featuredRankOf(location) } },
        facts: [],
      }));
      if (ranked.length > 0) await documents.changeMany(model, ranked);
      return ranked.length;
    },
    submittedBy: async (memberId, { limit, offset }) => {
      const own = { submittedBy: memberId, ...live };
      const [found, total] = await Promise.all([
        model.find(own).sort(NEWEST_FIRST).skip(offset).limit(limit).lean<LocationDocument[]>(),
        model.countDocuments(own).exec(),
      ]);
      return { items: found.map(toLocation), total };
    },
    ...adminPages(model, () => published.total()),
    ...unparsedTexts(model),
    somePhotoKeys: async (limit) => {
      const found = await model
        .find({ 'photos.key': { $gt: '' }, ...live })
        .limit(limit)
        .lean<LocationDocument[]>();
      return found.flatMap(({ photos }) => photos.map(({ key }) => key));
    },
    photoKeysAmong: async (keys) => {
      const found = await model.find({ 'photos.key': { $in: [...keys] }, ...live }).lean<LocationDocument[]>();
      return new Set(found.flatMap(({ photos }) => photos.map(({ key }) => key)));
    },
    naming: async (memberId, limit) => {
      const of = (filter: object) =>
        model
          .find({ ...filter, ...live }, { _id: 1 })
          .limit(limit)
          .lean<LocationDocument[]>();
      const fields = ['submittedBy', 'claimedBy', 'photos.uploadedBy'];
      const found = await Promise.all(fields.map((field) => of({ [field]: memberId })));
      return [...new Set(found.flat().map(({ _id }) => _id))];
    },
    fingerprint: async () => {
      const [count, newest] = await Promise.all([
        published.total(),
        model.findOne(publishedOf(undefined), { indexVersion: 1 }).sort({ indexVersion: -1 }).lean<LocationDocument>(),
      ]);
      return { count, highestVersion: newest?.indexVersion ?? 0 };
    },
    all: async function* () {
      for (let after = ''; ;) {
        const found = await model
          .find({ _id: { $gt: after }, ...live })
          .sort({ _id: 1 })
          .limit(READ_BATCH)
          .lean<LocationDocument[]>();
        yield* found.map(toLocation);
        const last = found.at(-1);
        if (!last) return;
        after = last._id;
      }
    },
  };
};
