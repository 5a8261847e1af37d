import { LOCATION_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { imageComplaint, type Complaint } from '../../shared/image-files.ts';
import { PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';

/** A photo that will be sent with the place. */
export type ChosenPhoto = {
  readonly id: string;
  readonly file: File;
  /** where the browser shows it */
  readonly url: string;
  readonly caption: string;
};

export type Refused = { readonly name: string; readonly complaint: Complaint };

const TOO_MANY: Complaint = {
  title: PHOTOS_TOO_MANY,
  description: `A place can have up to ${LOCATION_PHOTOS_MAX} photos`,
};

/** Of these files those that may be added to so many photos, and why the others may not. */
export const sorted = (
  files: readonly File[],
  present: number,
): { readonly taken: readonly File[]; readonly refused: readonly Refused[] } => {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const complaint = imageComplaint([file]) ?? (present + taken.length < LOCATION_PHOTOS_MAX ? null : TOO_MANY);
    if (complaint) refused.push({ name: file.name, complaint });
    else taken.push(file);
  }
  return { taken, refused };
};

/** The photos with one of them at the place of another. */
export const reordered = <Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  id: string,
  overId: string,
): readonly Photo[] => {
  const [from, to] = [photos.findIndex((photo) => photo.id === id), photos.findIndex((photo) => photo.id === overId)];
  const moved = photos[from];
  if (!moved || to < 0) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
};
