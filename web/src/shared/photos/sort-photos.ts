import type { ImageType } from '@wellspring/rest-contract/image-type';
import { CONVERTED, type Complaint, type PhotoRule, type RefusedPhoto } from './photo-rule.ts';

/** A file, and what its first bytes say that it is; null: no image that is known. */
export type TypedFile = { readonly file: File; readonly type: ImageType | null };

/** How many more photos a form has room for, and what is said of those behind them. */
export type Room = { readonly left: number; readonly tooMany: Complaint };

type Sorted = { readonly candidates: readonly TypedFile[]; readonly refused: readonly RefusedPhoto[] };

/** What systems say of a file that they do not know. */
const SAYS_NOTHING = ['', 'application/octet-stream'];

/** An unknown file that claims to be an image is looked at later, with those that are known; one that claims to be a document is none. */
const mayBePhoto = ({ file, type }: TypedFile, { types }: PhotoRule): boolean => {
  const isNamedImage = file.type.startsWith('image/');
  if (type === null) return isNamedImage;
  return (isNamedImage || SAYS_NOTHING.includes(file.type)) && (types.includes(type) || CONVERTED.includes(type));
};

/** Of these files those that may be photos, as many as there is room for, and why the others are none. */
export const sortPhotos = (
  files: readonly TypedFile[],
  typeWrong: Complaint,
  rule: PhotoRule,
  { left, tooMany }: Room,
): Sorted => {
  const candidates: TypedFile[] = [];
  const refused: RefusedPhoto[] = [];
  for (const typed of files) {
    const { file } = typed;
    if (!mayBePhoto(typed, rule)) refused.push({ file, complaint: typeWrong });
    else if (candidates.length >= left) refused.push({ file, complaint: tooMany });
    else candidates.push(typed);
  }
  return { candidates, refused };
};
