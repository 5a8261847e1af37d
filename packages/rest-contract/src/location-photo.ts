import { z } from 'zod';
import { repeatedField } from './form-fields.ts';
import { LocationPhoto } from './location.ts';
import { CAPTION_MAX, CAPTION_TOO_LONG, LOCATION_PHOTOS_MAX } from './photo.ts';
import { text } from './text.ts';

/** Characters of a caption that is looked at: one that is too long for its photo is refused with it. */
const CAPTION_ARRIVING_MAX = 32 * 1024;
const arriving = text({ max: CAPTION_ARRIVING_MAX });

/**
 * POST /api/locations/{id}/photos, beside the files: the first caption is that of the first file, an empty one is none. One that is
 * too long is refused with its file.
 */
export const LocationPhotoForm = z.strictObject({ captions: repeatedField(z.array(arriving)).optional() });

/** PUT /api/locations/{id}/photos/{photoId}: absent fields stay. */
export const LocationPhotoChange = z.strictObject({
  caption: text({ max: CAPTION_MAX, words: { tooLong: CAPTION_TOO_LONG } }).nullish(),
  isPrimary: z.boolean().optional().describe('the main photo is the first one'),
  order: z
    .int32()
    .min(1)
    .max(LOCATION_PHOTOS_MAX)
    .optional()
    .describe("among the place's own photos, from 1; one that is moved renumbers the others"),
});

/** A file that was not taken, and why. */
const RefusedPhoto = z.strictObject({ name: z.string(), message: z.string() }).meta({ id: 'RefusedPhoto' });

/** What became of the files that were sent. */
export const AddedPhotos = z
  .strictObject({
    photos: z.array(LocationPhoto).describe('those that were kept, in their order'),
    waiting: z
      .array(LocationPhoto)
      .optional()
      .describe('in a 202: those that nobody else sees until an admin has accepted them'),
    notice: z.string().optional().describe('in a 202: says so in words'),
    refused: z.array(RefusedPhoto).describe('the others, by the names of their files'),
  })
  .meta({ id: 'AddedPhotos' });
