import { PHOTOS_TOO_MANY, REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { imageComplaint, type Complaint } from '../../shared/image-files.ts';

/** Why these files cannot be added to so many photos; null: they can. */
export const complaintAbout = (files: readonly File[], present: number): Complaint | null =>
  files.length + present > REVIEW_PHOTOS_MAX
    ? { title: PHOTOS_TOO_MANY, description: `A review can have up to ${REVIEW_PHOTOS_MAX} photos` }
    : imageComplaint(files);
