import type { Fact } from '@wellspring/platform/bus/port';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';

type SecurityEvent = Stored & { deletedAt: Date };

const schema = new Schema<SecurityEvent>(
  { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
  { timestamps: false, versionKey: false, id: false },
);

export type SecurityOutbox = (facts: readonly Fact[]) => Promise<void>;

/** Events that belong to no document: each is its own document, which is deleted when it is published. */
export const securityOutbox = (documents: Documents, newId: () => string, now: () => Date): SecurityOutbox => {
  const model = documents.model<SecurityEvent>('SecurityEvent', schema, { purge: true });
  return (facts) => documents.insert(model, { _id: newId(), v: 1, revision: 1, deletedAt: now() }, facts);
};
