import { checkRoom, withAdded, withoutDemo } from '../domain/hero-gallery.ts';
import type { Images } from '@wellspring/platform/images/images';
import type { HeroGalleryStore } from '../ports.ts';
import { adoptHeroImage, type SentFile } from './adopt-hero-images.ts';
import { changeGallery } from './change-hero-images.ts';

type Deps = {
  readonly gallery: HeroGalleryStore;
  readonly images: Images;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** Adds a picture of the demo, unless the one of this name is there. Answers whether it was added. */
export const addDemoHeroImage =
  (deps: Deps) =>
  async (file: SentFile): Promise<boolean> => {
    const { gallery, images } = deps;
    const before = await gallery.read();
    if (before.images.some(({ isDemo, originalName }) => isDemo && originalName === file.originalName)) return false;
    checkRoom(before, 1);
    const image = await adoptHeroImage(deps)(file, true);
    try {
      await changeGallery(deps)((read) => withAdded(read, [image], null), null);
      return true;
    } catch (error) {
      await images.remove([image]);
      throw error;
    }
  };

/** Removes the demo's pictures; their files follow by the events. Answers how many there were. */
export const removeDemoHeroImages = (deps: Pick<Deps, 'gallery'>) => async (): Promise<number> => {
  const { images } = await deps.gallery.read();
  await changeGallery(deps)(withoutDemo, null);
  return images.filter(({ isDemo }) => isDemo).length;
};
