import type { Images } from '@wellspring/platform/images/images';
import { changed, type User } from '../domain/user.ts';
import { profileChanged } from '../facts.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = { readonly changeUser: ChangeUser; readonly images: Images; readonly now: () => Date };

/** Where the pictures of members are in the store of files. */
export const PORTRAITS = 'portraits';

/** Gives the member a picture, or none; the one before goes. @throws AppError VALIDATION for what is no image */
export const changePhoto =
  ({ changeUser, images, now }: Deps) =>
  async (id: string, uploadKey: string | null): Promise<User> => {
    const photo = uploadKey === null ? null : await images.adopt(uploadKey, { prefix: PORTRAITS, shape: 'portrait' });
    let before: User['photo'] = null;
    try {
      const user = await changeUser(
        id,
        (found) => {
          before = found.photo;
          return found.photo === null && photo === null ? null : changed(found, { photo }, now());
        },
        (found) => [profileChanged(found)],
      );
      // No document refers to it any more; after a failure, cleaning up removes it.
      if (before) await images.remove([before]);
      return user;
    } catch (error) {
      if (photo) await images.remove([photo]);
      throw error;
    }
  };
