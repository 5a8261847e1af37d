import type { PhotoChange } from '../domain/own-photos.ts';
import type { LocationPhotoChange, LocationPhotoUpload } from '../generated/graphql.ts';
import type { PhotoUpload } from '../use-cases/add-location-photos.ts';

export const photoUploadOf = ({ upload, name, caption, key }: LocationPhotoUpload): PhotoUpload => ({
  upload,
  name,
  caption: caption ?? null,
  key: key ?? null,
});

/** The changes of a photo: a caption of null removes it; other absent or null fields stay. */
export const photoChangeOf = ({ caption, isPrimary, order }: LocationPhotoChange): PhotoChange => ({
  ...(caption !== undefined && { caption }),
  ...(isPrimary != null && { isPrimary }),
  ...(order != null && { order }),
});
