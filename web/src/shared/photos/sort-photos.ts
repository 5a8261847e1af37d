import { PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';
import { imageComplaint, type Complaint } from '../image-files.ts';

/** A file that was not taken, by name, and why. */
export type RefusedPhoto = { readonly name: string; readonly complaint: Complaint };

type Room = {
  /** photos that are there already */
  readonly present: number;
  /** most photos in all */
  readonly max: number;
  /** what the photos belong to, such as `A review` */
  readonly owner: string;
};

/** Of these files those that may be added, and why the others may not: one that is wrong or too many keeps none of the others out. */
export const sortPhotos = (
  files: readonly File[],
  { present, max, owner }: Room,
): { readonly taken: readonly File[]; readonly refused: readonly RefusedPhoto[] } => {
  const tooMany: Complaint = { title: PHOTOS_TOO_MANY, description: `${owner} can have up to ${max} photos` };
  const taken: File[] = [];
  const refused: RefusedPhoto[] = [];
  for (const file of files) {
    const complaint = imageComplaint([file]) ?? (present + taken.length < max ? null : tooMany);
    if (complaint) refused.push({ name: file.name, complaint });
    else taken.push(file);
  }
  return { taken, refused };
};
