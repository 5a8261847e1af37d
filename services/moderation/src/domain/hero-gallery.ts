import { AppError } from '@wellspring/errors';
import {
  HERO_IMAGE_TYPE_WRONG,
  HERO_IMAGE_UNKNOWN,
  HERO_IMAGES_AT_ONCE,
  HERO_IMAGES_CHANGED,
  HERO_IMAGES_COUNT_WRONG,
  HERO_IMAGES_FULL,
  HERO_IMAGES_MAX,
  HERO_NAME_MAX,
} from '@wellspring/rest-contract/hero-limits';
import { say, type Message } from '@wellspring/words/message';
import { cleanLine } from '@wellspring/written-text';

/** A picture for the top of the landing page. */
export type HeroImage = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  /** in the store of files, without size and ending */
  readonly key: string;
  /** as the file was called where it came from */
  readonly originalName: string;
  readonly isActive: boolean;
  /** came with the demo, and goes with it */
  readonly isDemo: boolean;
  /** from 1, without gaps */
  readonly position: number;
  readonly uploadedAt: Date;
};

/** One file of a call that was not taken: which one, from 0, and why. */
export type RefusedFile = { readonly file: number; readonly originalName: string; readonly words: Message };

/** A call that added pictures, so that the same call is answered as the first time. */
type Addition = {
  readonly by: string;
  readonly idempotencyKey: string | null;
  readonly uploaded: number;
  readonly refused: readonly RefusedFile[];
};

/** All hero images in their order, as one entity: a change of the order is atomic. */
export type HeroGallery = {
  /** rises with every change; 0: no picture was added yet */
  readonly revision: number;
  readonly images: readonly HeroImage[];
  /** the last ones */
  readonly additions: readonly Addition[];
};

/** As many calls are recognized when they are repeated. */
const MAX_STORED_ADDITIONS = 20;

export const NO_GALLERY: HeroGallery = { revision: 0, images: [], additions: [] };

/** What hero images are made of. */
export const TAKEN_AS_HERO = { types: ['image/jpeg', 'image/png', 'image/webp'], words: HERO_IMAGE_TYPE_WRONG };

/** @throws AppError VALIDATION for a call of no files, or of too many */
export const checkFileCount = (count: number): void => {
  if (count === 0 || count > HERO_IMAGES_AT_ONCE) throw new AppError('VALIDATION', HERO_IMAGES_COUNT_WRONG);
};

/** A new picture before it has its place. */
export type NewHeroImage = Pick<HeroImage, 'id' | 'key' | 'originalName' | 'isDemo' | 'uploadedAt'>;

/** A file's name as it is stored: one line, and not too long. */
export const storedName = (name: string): string => {
  const line = [...cleanLine(name).trim()].slice(0, HERO_NAME_MAX).join('');
  return line === '' ? 'image' : line;
};

const notFound = (): AppError => new AppError('NOT_FOUND', HERO_IMAGE_UNKNOWN);

const withImages = (gallery: HeroGallery, images: readonly HeroImage[]): HeroGallery => ({
  ...gallery,
  revision: gallery.revision + 1,
  images: images.map((image, index) =>
    image.position === index + 1 ? image : { ...image, position: index + 1, revision: image.revision + 1 },
  ),
});

/** @throws AppError VALIDATION when there would be too many */
export const checkRoom = ({ images }: HeroGallery, added: number): void => {
  if (images.length + added > HERO_IMAGES_MAX) throw new AppError('VALIDATION', HERO_IMAGES_FULL);
};

/** The gallery with more pictures, active, behind those that are there. @throws AppError VALIDATION when there are too many */
export const withAdded = (
  gallery: HeroGallery,
  added: readonly NewHeroImage[],
  addition: Addition | null,
): HeroGallery => {
  checkRoom(gallery, added.length);
  const first = gallery.images.length + 1;
  const images = added.map((image, index) => ({ ...image, revision: 1, isActive: true, position: first + index }));
  const additions = addition?.idempotencyKey
    ? [...gallery.additions, addition].slice(-MAX_STORED_ADDITIONS)
    : gallery.additions;
  return { ...withImages(gallery, [...gallery.images, ...images]), additions };
};

/** What the same call of the same person was answered. */
export const additionOf = ({ additions }: HeroGallery, by: string, idempotencyKey: string): Addition | null =>
  additions.find((each) => each.by === by && each.idempotencyKey === idempotencyKey) ?? null;

/**
 * The gallery in another order; null when it is the same. @throws AppError VALIDATION for an id that is named twice, CONFLICT
 * unless the ids are those of all pictures: one was added or deleted meanwhile
 */
export const inOrder = (gallery: HeroGallery, ids: readonly string[]): HeroGallery | null => {
  if (new Set(ids).size < ids.length) throw new AppError('VALIDATION', say('moderationErrors.heroImageOrderTwice'));
  const byId = new Map(gallery.images.map((image) => [image.id, image]));
  const images = ids.flatMap((id) => byId.get(id) ?? []);
  if (images.length !== ids.length || images.length !== byId.size) throw new AppError('CONFLICT', HERO_IMAGES_CHANGED);
  return images.every(({ position }, index) => position === index + 1) ? null : withImages(gallery, images);
};

/** The gallery with one picture shown or not; null when it is so already. @throws AppError NOT_FOUND */
export const withActive = (gallery: HeroGallery, id: string, isActive: boolean): HeroGallery | null => {
  const image = gallery.images.find((each) => each.id === id);
  if (!image) throw notFound();
  if (image.isActive === isActive) return null;
  const changed = { ...image, isActive, revision: image.revision + 1 };
  return withImages(
    gallery,
    gallery.images.map((each) => (each === image ? changed : each)),
  );
};

/** The gallery without one picture. @throws AppError NOT_FOUND */
export const withoutImage = (gallery: HeroGallery, id: string): HeroGallery => {
  const images = gallery.images.filter((each) => each.id !== id);
  if (images.length === gallery.images.length) throw notFound();
  return withImages(gallery, images);
};

/** The gallery without what came with the demo; null when nothing of it is left. */
export const withoutDemo = (gallery: HeroGallery): HeroGallery | null => {
  const images = gallery.images.filter(({ isDemo }) => !isDemo);
  return images.length === gallery.images.length ? null : withImages(gallery, images);
};
