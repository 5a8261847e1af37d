import { IMAGE_HEAD_BYTES, imageTypeOf, type ImageType } from '@wellspring/rest-contract/image-type';
import { PHOTO_BYTES_MAX } from '@wellspring/rest-contract/photo';
import {
  PHOTO_FORMAT_UNREADABLE,
  PHOTO_PIXELS_MAX,
  PHOTO_PIXELS_TOO_MANY,
  PHOTO_UNREADABLE,
} from '@wellspring/rest-contract/photo-refusals';
import type { Message } from '@wellspring/words/message';
import type { IdOf, Translate } from '@wellspring/words/translate';
import { afterPaint } from '../after-paint.ts';
import { PHOTO_RULE, type PhotoRule, type RefusedPhoto } from './photo-rule.ts';
import { shrunk, withImage } from './shrink-photo.ts';
import { isDecodable } from './shrunk-size.ts';
import { sortPhotos, type Room, type TypedFile } from './sort-photos.ts';
import { messageTextOfPage } from '../words/message-text-of-page.ts';

/** Why a file is refused, without a language yet. */
type Refusal = { readonly title: IdOf<'forms'>; readonly why: Message };

const tooLarge = (why: Message): Refusal => ({ title: 'forms.fileTooLarge', why });
const unreadable = (why: Message): Refusal => ({ title: 'forms.photoUnreadable', why });

/** A file that is gone by now has no bytes. */
const typed = async (file: File): Promise<TypedFile> => {
  const head = await file
    .slice(0, IMAGE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return { file, type: imageTypeOf(new Uint8Array(head)) };
};

/** What is said of a file that the browser cannot read. */
const complaintAbout = ({ file, type }: TypedFile, rule: PhotoRule): Refusal => {
  if (type === 'image/heic' || type === 'image/avif') return unreadable(PHOTO_FORMAT_UNREADABLE[type]);
  if (file.size > PHOTO_BYTES_MAX) return tooLarge(rule.tooLarge);
  if (type === null) return { title: 'forms.fileTypeInvalid', why: rule.typeWrong };
  return unreadable(PHOTO_UNREADABLE);
};

const isTakenAsItIs = (file: File, type: ImageType, pixels: number, { types }: PhotoRule): boolean =>
  types.includes(type) && file.size <= PHOTO_BYTES_MAX && pixels <= PHOTO_PIXELS_MAX;

/** The file that goes to the server: itself, or one that is made smaller, under the same name. Or why there is none. */
const prepared = async (chosen: TypedFile, rule: PhotoRule, onShrinking: () => void): Promise<File | Refusal> => {
  const { file, type } = chosen;
  if (type === null) return complaintAbout(chosen, rule);
  const outcome = await withImage(file, async (image) => {
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (isTakenAsItIs(file, type, size.width * size.height, rule)) return file;
    if (!isDecodable(size, type)) return tooLarge(PHOTO_PIXELS_TOO_MANY);
    onShrinking();
    // Drawing holds the page up for a moment: it is said before.
    await afterPaint();
    const made = await shrunk(image, type);
    if (made === 'incomplete') return unreadable(PHOTO_UNREADABLE);
    if (made === 'too large') return tooLarge(rule.tooLarge);
    return new File([made], file.name, { type: made.type });
  });
  return outcome ?? complaintAbout(chosen, rule);
};

type Work = {
  readonly rule?: PhotoRule | undefined;
  readonly room: Room;
  readonly signal: AbortSignal;
  /** what is being done, in words, where it takes time */
  readonly onStatus: (status: string) => void;
  readonly onTaken: (file: File) => void;
};

/**
 * Makes files ready for the server, one after the other, so that one picture at most is in memory. What cannot be taken keeps none of the
 * others out. An abort ends it after the current file. Resolves to the refused ones.
 */
export const preparePhotos = async (
  t: Translate<'forms'>,
  files: readonly File[],
  { rule = PHOTO_RULE, room, signal, onStatus, onTaken }: Work,
): Promise<readonly RefusedPhoto[]> => {
  const messageText = await messageTextOfPage();
  const { candidates, refused } = sortPhotos(
    await Promise.all(files.map(typed)),
    { title: t('forms.fileTypeInvalid'), description: messageText(rule.typeWrong) },
    rule,
    room,
  );
  const all = [...refused];
  for (const [at, chosen] of candidates.entries()) {
    const outcome = await prepared(chosen, rule, () =>
      onStatus(t('forms.makingSmaller', { number: at + 1, count: candidates.length })),
    );
    if (signal.aborted) return [];
    if (outcome instanceof File) onTaken(outcome);
    else all.push({ file: chosen.file, complaint: { title: t(outcome.title), description: messageText(outcome.why) } });
  }
  return all;
};
