import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { sourceKeyText, type SourceKey } from '../domain/source-key.ts';
import type { DeletedSources } from '../ports.ts';

type DeletedSource = Stored & SourceKey;

const schema = new Schema<DeletedSource>({
  source: { type: String, required: true },
  sourceId: { type: String, required: true },
});

/** Marks that outlive the Location they speak of, in the documents of catalog. */
export const deletedSources = (documents: Documents): DeletedSources => {
  const model = documents.model<DeletedSource>('DeletedSource', schema);
  const these = (keys: readonly SourceKey[]) => ({ _id: { $in: keys.map(sourceKeyText) } });
  return {
    mark: async ({ source, sourceId }) => {
      await documents.setIfNewer(model, {
        _id: sourceKeyText({ source, sourceId }),
        revision: 1,
        v: 1,
        source,
        sourceId,
      });
    },
    among: async (keys) => {
      if (keys.length === 0) return [];
      const found = await model.find(these(keys)).lean<DeletedSource[]>();
      return found.map(({ source, sourceId }) => ({ source, sourceId }));
    },
    forget: async (keys) => {
      if (keys.length > 0) await model.deleteMany(these(keys));
    },
  };
};
