import type { Model } from 'mongoose';
import { TEXTS_OF_FACTS } from '../domain/read-facts.ts';
import type { LocationStore } from '../ports.ts';
import { toLocation } from './location-document.ts';
import type { LocationDocument } from './location-schema.ts';

/** Places with texts that could not be read as facts with certainty, in the documents: both are read from the index of `unparsedTexts`. */
export const unparsedTexts = (
  model: Model<LocationDocument>,
): Pick<LocationStore, 'countUnparsedTexts' | 'withUnparsedText'> => ({
  countUnparsedTexts: () =>
    Promise.all(
      TEXTS_OF_FACTS.map(async (field) => ({
        field,
        count: await model.countDocuments({ unparsedTexts: field, deletedAt: null }).exec(),
      })),
    ),
  withUnparsedText: async (field, { after, limit }) => {
    const found = await model
      .find({ unparsedTexts: field, deletedAt: null, ...(after === null ? {} : { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<LocationDocument[]>();
    return found.map(toLocation);
  },
});
