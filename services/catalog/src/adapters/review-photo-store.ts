import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { ReviewPhotos } from '../domain/gallery.ts';
import type { ReviewPhotoStore } from '../ports.ts';

const VERSION = 1;

type ReviewPhotosDocument = Stored &
  Omit<ReviewPhotos, 'reviewId' | 'photos'> & { photos: ReviewPhotos['photos'][number][]; hasPhotos: boolean };

const text = { type: String, required: true };

const schema = new Schema<ReviewPhotosDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    locationId: text,
    createdAt: { type: Date, required: true },
    photos: [{ _id: false, id: String, key: String, createdAt: Date }],
    hasPhotos: { type: Boolean, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
schema.index({ locationId: 1, hasPhotos: 1, ...NEWEST_FIRST });

const toReviewPhotos = ({ _id, revision, locationId, createdAt, photos }: ReviewPhotosDocument): ReviewPhotos => ({
  reviewId: _id,
  revision,
  locationId,
  createdAt,
  photos: photos.map((photo) => ({ id: photo.id, key: photo.key, createdAt: photo.createdAt })),
});

/** The photos of reviews, from the events of reviews, in the documents of catalog. */
export const reviewPhotoStore = (documents: Documents): ReviewPhotoStore => {
  const model = documents.model<ReviewPhotosDocument>('ReviewPhotos', schema);
  return {
    setIfNewer: (states) =>
      documents.setManyIfNewer(
        model,
        states.map(({ reviewId, photos, ...state }) => ({
          _id: reviewId,
          v: VERSION,
          ...state,
          photos: [...photos],
          hasPhotos: photos.length > 0,
        })),
      ),
    newestOf: async (locationId, limit) => {
      const found = await model
        .find({ locationId, hasPhotos: true })
        .sort(NEWEST_FIRST)
        .limit(limit)
        .lean<ReviewPhotosDocument[]>();
      return found.map(toReviewPhotos);
    },
  };
};
