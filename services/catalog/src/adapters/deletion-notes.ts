import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { DeletionNote, DeletionNotes } from '../domain/deletion-note.ts';

type NoteDocument = Stored & { submittedBy: string; name: string; message: string | null; removedAt: Date };

const schema = new Schema<NoteDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    submittedBy: { type: String, required: true },
    name: { type: String, required: true },
    message: { type: String, default: null },
    removedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ submittedBy: 1 });

const toNote = ({ _id: id, submittedBy, name, message, removedAt }: NoteDocument): DeletionNote => ({
  id,
  submittedBy,
  name,
  message,
  deletedAt: removedAt,
});

/** Notes on deleted places, which stay as long as the account of the submitter. */
export const deletionNotes = (documents: Documents): DeletionNotes => {
  const model = documents.model<NoteDocument>('DeletionNote', schema);
  return {
    // The newer time wins: a repeated deletion after a failure may have another note.
    keep: async ({ id, deletedAt, ...note }) => {
      await documents.setIfNewer(model, {
        _id: id,
        v: 1,
        revision: deletedAt.getTime(),
        removedAt: deletedAt,
        ...note,
      });
    },
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<NoteDocument>();
      return found && toNote(found);
    },
    removeOfMember: async (memberId) => {
      await model.deleteMany({ submittedBy: memberId }).exec();
    },
  };
};
