import type { Documents } from '@wellspring/platform/documents/port';
import type { Location } from '../domain/location.ts';
import type { LocationStore } from '../ports.ts';
import { rememberedTotals } from './remembered-totals.ts';
import { locationSchema, toDocument, toLocation, type LocationDocument } from './location-document.ts';

/** Documents a cursor fetches at once when all are read. */
const READ_BATCH = 500;

// $set leaves fields alone that a newer version may have added; _id never changes.
const setTo = (location: Location) => {
  const { _id, ...fields } = toDocument(location);
  return { $set: fields };
};

const unchangedSince = (id: string, revision: number) => ({ _id: id, revision, deletedAt: null });

/** Places in the documents of catalog. */
export const locationStore = (documents: Documents): LocationStore => {
  const model = documents.model<LocationDocument>('Location', locationSchema, { purge: true });
  const live = { deletedAt: null };
  const publishedOf = (categoryId: number | undefined) => ({
    isVerified: true,
    ...live,
    ...(categoryId === undefined ? {} : { categoryId }),
  });
  const totals = rememberedTotals(
    (categoryId: number | undefined) => model.countDocuments(publishedOf(categoryId)).exec(),
    () => performance.now(),
  );
  const written = <T>(write: Promise<T>): Promise<T> => write.finally(totals.forget);
  const manyById = async (ids: readonly string[]) => {
    const found = await model.find({ _id: { $in: [...ids] }, ...live }).lean<LocationDocument[]>();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    insert: (location, facts) => written(documents.insert(model, toDocument(location), facts)),
    insertMany: (rows) =>
      written(
        documents.insertMany(
          model,
          rows.map(({ location, facts }) => ({ document: toDocument(location), facts })),
        ),
      ),
    replace: async (next, readRevision, facts) =>
      (await written(
        documents.change(model, { filter: unchangedSince(next.id, readRevision), update: setTo(next), facts }),
      )) !== null,
    replaceMany: (rows) =>
      written(
        documents.changeMany(
          model,
          rows.map(({ next, readRevision, facts }) => ({
            filter: unchangedSince(next.id, readRevision),
            update: setTo(next),
            facts,
          })),
        ),
      ),
    remove: async (last, readRevision, facts) =>
      (await written(
        documents.change(model, {
          filter: unchangedSince(last.id, readRevision),
          update: { $set: { deletedAt: last.updatedAt, revision: last.revision } },
          facts,
        }),
      )) !== null,
    find: async (id) => {
      const [document] = await manyById([id]);
      return document ? toLocation(document) : null;
    },
    findMany: async (ids) => (await manyById(ids)).map(toLocation),
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
    published: async ({ categoryId, limit, offset }) => {
      const [found, total] = await Promise.all([
        model
          .find(publishedOf(categoryId))
          .sort({ dampedRating: -1, completeness: -1, createdAt: -1, _id: 1 })
          .skip(offset)
          .limit(limit)
          .lean<LocationDocument[]>(),
        totals.of(categoryId),
      ]);
      return { items: found.map(toLocation), total };
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
