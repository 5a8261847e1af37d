import { Schema, type Model } from 'mongoose';
import type { HandledFacts } from '../bus/port.ts';
import type { Documents, Stored } from './port.ts';

type HandledFact = Stored & { at: Date };

/** A fact is repeated soon after a crash, or when a store answers again; it is remembered far longer. */
const RETENTION_MS = 90 * 24 * 60 * 60 * 1_000;
/** How often what is older is removed, in facts handled by this process. */
const PURGE_EVERY = 1_000;

const schema = new Schema<HandledFact>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ at: 1 });

const purge = (model: Model<HandledFact>, now: Date) =>
  model.deleteMany({ at: { $lt: new Date(now.getTime() - RETENTION_MS) } }).exec();

/**
 * The facts that the reactions of a service have handled, in its own documents: a reaction is handed none of them again for
 * 90 days. Made once for a service, before its documents start; then a set for each group.
 */
export const handledFacts = (documents: Documents, now: () => Date): ((group: string) => HandledFacts) => {
  const model = documents.model<HandledFact>('HandledFact', schema);
  let added = 0;
  return (group) => {
    const keyOf = (id: string): string => `${group}/${id}`;
    return {
      has: async (id) => (await model.exists({ _id: keyOf(id) })) !== null,
      add: async (id) => {
        await documents.setIfNewer(model, { _id: keyOf(id), revision: 1, v: 1, at: now() });
        if (added++ % PURGE_EVERY === 0) await purge(model, now());
      },
    };
  };
};
