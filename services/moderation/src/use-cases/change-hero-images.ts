import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import { inOrder, withActive, withoutImage, type HeroGallery, type HeroImage } from '../domain/hero-gallery.ts';
import { heroFacts } from '../hero-facts.ts';
import type { HeroGalleryStore } from '../ports.ts';

type Deps = { readonly gallery: HeroGalleryStore };

export const heroImagesBusy = (): AppError => new AppError('CONFLICT', say('moderationErrors.heroImagesBusy'));

/** Changes the gallery as it then is; `change` answers null for what is so already. Answers it as it is after. */
export const changeGallery =
  ({ gallery }: Deps) =>
  (change: (before: HeroGallery) => HeroGallery | null, by: string | null): Promise<HeroGallery> =>
    retryOnConflict(async () => {
      const before = await gallery.read();
      const next = change(before);
      if (!next) return before;
      return (await gallery.replace(next, before.revision, heroFacts(before, next, by))) ? next : VERSION_CONFLICT;
    }, heroImagesBusy);

/** Every hero image in its order. */
export const readHeroImages =
  ({ gallery }: Deps) =>
  async (): Promise<readonly HeroImage[]> =>
    (await gallery.read()).images;

/** Those that everybody is shown. */
export const readActiveHeroImages = (deps: Deps) => async (): Promise<readonly HeroImage[]> =>
  (await readHeroImages(deps)()).filter(({ isActive }) => isActive);

/** Orders all of them: of two calls at once, one is applied after the other. @throws AppError VALIDATION, CONFLICT */
export const orderHeroImages = (deps: Deps) => async (ids: readonly string[], by: string) =>
  (await changeGallery(deps)((before) => inOrder(before, ids), by)).images;

/** Shows a picture to everybody, or not. @throws AppError NOT_FOUND */
export const setHeroImageActive =
  (deps: Deps) =>
  async (id: string, isActive: boolean, by: string): Promise<HeroImage> => {
    const { images } = await changeGallery(deps)((before) => withActive(before, id, isActive), by);
    const image = images.find((each) => each.id === id);
    if (!image) throw new Error('A hero image that was changed is not there');
    return image;
  };

/** Deletes a picture; its files follow by the event. @throws AppError NOT_FOUND */
export const deleteHeroImage =
  (deps: Deps) =>
  async (id: string, by: string): Promise<void> => {
    await changeGallery(deps)((before) => withoutImage(before, id), by);
  };
