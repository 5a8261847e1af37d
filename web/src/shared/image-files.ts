import { PHOTO_BYTES_MAX, PHOTO_TOO_LARGE, PHOTO_TYPE_WRONG } from '@wellspring/rest-contract/photo';

export type Complaint = { readonly title: string; readonly description: string };

/** Why these files cannot be uploaded as images; null: they can, as far as a browser knows. */
export const imageComplaint = (files: readonly File[]): Complaint | null => {
  if (files.some(({ type }) => !type.startsWith('image/')))
    return { title: 'Invalid file type', description: PHOTO_TYPE_WRONG };
  if (files.some(({ size }) => size > PHOTO_BYTES_MAX))
    return { title: 'File too large', description: PHOTO_TOO_LARGE };
  return null;
};
