import { AppError } from '@wellspring/errors';
import type { Images } from '@wellspring/platform/images/images';
import type { Message } from '@wellspring/words/message';
import { storedName, TAKEN_AS_HERO, type NewHeroImage, type RefusedFile } from '../domain/hero-gallery.ts';

type Deps = { readonly images: Images; readonly newId: () => string; readonly now: () => Date };

/** Where hero images are in the store of files. */
export const HERO_IMAGES = 'hero';

/** A file that the gateway has taken in. */
export type SentFile = { readonly upload: string; readonly originalName: string };

const AS_HERO = {
  prefix: HERO_IMAGES,
  shape: 'hero',
  only: TAKEN_AS_HERO,
} as const;

/** Makes a picture of one file. @throws AppError VALIDATION for what cannot be one */
export const adoptHeroImage =
  ({ images, newId, now }: Deps) =>
  async ({ upload, originalName }: SentFile, isDemo = false): Promise<NewHeroImage> => {
    const { key } = await images.adopt(upload, AS_HERO);
    return { id: newId(), key, originalName: storedName(originalName), isDemo, uploadedAt: now() };
  };

/** A file that is no picture is refused; any other failure, such as an unavailable store, stops the call. */
const refusal = (error: unknown): Message => {
  if (error instanceof AppError && error.code === 'VALIDATION') return error.words;
  throw error;
};

type Adopted = { readonly added: readonly NewHeroImage[]; readonly refused: readonly RefusedFile[] };

/** Makes pictures of the files that can be one for what `attach` writes. When that fails they go again. */
export const withHeroImages =
  (deps: Deps) =>
  async <T>(files: readonly SentFile[], attach: (adopted: Adopted) => Promise<T>): Promise<T> => {
    const added: NewHeroImage[] = [];
    const refused: RefusedFile[] = [];
    const adopt = adoptHeroImage(deps);
    try {
      for (const [file, sent] of files.entries())
        await adopt(sent).then(
          (image) => added.push(image),
          (error: unknown) =>
            refused.push({ file, originalName: storedName(sent.originalName), words: refusal(error) }),
        );
      return await attach({ added, refused });
    } catch (error) {
      await deps.images.remove(added);
      throw error;
    }
  };
