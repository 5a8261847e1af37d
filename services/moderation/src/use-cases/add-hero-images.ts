import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Images } from '@wellspring/platform/images/images';
import {
  additionOf,
  checkFileCount,
  checkRoom,
  withAdded,
  type HeroGallery,
  type RefusedFile,
} from '../domain/hero-gallery.ts';
import { LIMITS } from '../domain/limits.ts';
import { heroFacts } from '../hero-facts.ts';
import type { CountCalls, HeroGalleryStore } from '../ports.ts';
import { withHeroImages, type SentFile } from './adopt-hero-images.ts';
import { heroImagesBusy } from './change-hero-images.ts';

type Deps = {
  readonly gallery: HeroGalleryStore;
  readonly images: Images;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

type Added = { readonly uploaded: number; readonly refused: readonly RefusedFile[] };

/**
 * Makes pictures of the files of one call and adds them after the existing ones. One that is broken does not stop the others.
 * The same key from the same person is answered as the first time.
 * @throws AppError VALIDATION when not one of them can be taken, with the reason of the first; RATE_LIMITED
 */
export const addHeroImages = (deps: Deps) => {
  const { gallery, images, countCalls } = deps;
  return async (files: readonly SentFile[], by: string, idempotencyKey: string | null): Promise<Added> => {
    const answeredIn = (read: HeroGallery) => (idempotencyKey === null ? null : additionOf(read, by, idempotencyKey));
    const before = await gallery.read();
    const previous = answeredIn(before);
    if (previous) return previous;
    checkFileCount(files.length);
    checkRoom(before, files.length);
    for (const _ of files) await countCalls(LIMITS.heroImages, by);
    return withHeroImages(deps)(files, ({ added, refused }) => {
      const [first] = refused;
      if (added.length === 0 && first) throw new AppError('VALIDATION', first.words);
      const addition = { by, idempotencyKey, uploaded: added.length, refused };
      return retryOnConflict<Added>(async () => {
        const read = await gallery.read();
        const same = answeredIn(read);
        if (same) {
          // The same call came twice at once, and the other one was faster.
          await images.remove(added);
          return same;
        }
        const next = withAdded(read, added, addition);
        return (await gallery.replace(next, read.revision, heroFacts(read, next, by))) ? addition : VERSION_CONFLICT;
      }, heroImagesBusy);
    });
  };
};
