import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { decodeMessage, encodeMessage } from '@wellspring/words/encoded-message';
import { Schema } from 'mongoose';
import { NO_GALLERY, type HeroGallery, type HeroImage, type RefusedFile } from '../domain/hero-gallery.ts';
import type { HeroGalleryStore } from '../ports.ts';

/** There is one: the order of its pictures is changed as a whole. */
const ID = 'landing-page';

/** `message`: the words as one text; those of an earlier version are in English. */
type RefusedDocument = Omit<RefusedFile, 'words'> & { message: string };
type Addition = Omit<HeroGallery['additions'][number], 'refused'> & { refused: RefusedDocument[] };
type GalleryDocument = Stored & { images: HeroImage[]; additions: Addition[] };

const schema = new Schema<GalleryDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    images: [
      {
        _id: false,
        id: String,
        revision: Number,
        key: String,
        originalName: String,
        isActive: Boolean,
        isDemo: Boolean,
        position: Number,
        uploadedAt: Date,
      },
    ],
    additions: [
      {
        _id: false,
        by: String,
        idempotencyKey: String,
        uploaded: Number,
        refused: [{ _id: false, file: Number, originalName: String, message: String }],
      },
    ],
  },
  { timestamps: false, versionKey: false, id: false },
);

const toRefused = ({ message, ...file }: RefusedDocument): RefusedFile => ({ ...file, words: decodeMessage(message) });
const ofRefused = ({ words, ...file }: RefusedFile): RefusedDocument => ({ ...file, message: encodeMessage(words) });

const toGallery = ({ revision, images, additions }: GalleryDocument): HeroGallery => ({
  revision,
  images,
  additions: additions.map((each) => ({ ...each, refused: each.refused.map(toRefused) })),
});

/** The hero images in the documents of moderation: one document for all of them. */
export const heroGalleryStore = (documents: Documents): HeroGalleryStore => {
  const model = documents.model<GalleryDocument>('HeroGallery', schema);
  return {
    read: async () => {
      const found = await model.findOne({ _id: ID }).lean<GalleryDocument>();
      return found ? toGallery(found) : NO_GALLERY;
    },
    replace: ({ images, additions, revision }, readRevision, facts) =>
      documents.compareAndSet(
        model,
        {
          _id: ID,
          v: 1,
          revision,
          images: [...images],
          additions: additions.map((each) => ({ ...each, refused: each.refused.map(ofRefused) })),
        },
        readRevision,
        facts,
      ),
  };
};
