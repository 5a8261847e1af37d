import { checkNames } from '../domain/names.ts';
import { changed, type Names, type User } from '../domain/user.ts';
import { profileChanged } from '../facts.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = { readonly changeUser: ChangeUser; readonly now: () => Date };

const isSame = (user: User, names: Names): boolean =>
  user.username === names.username && user.firstName === names.firstName && user.lastName === names.lastName;

/** Changes the names that are given; an empty one is taken away. @throws AppError VALIDATION, CONFLICT for a username that is taken */
export const changeProfile =
  ({ changeUser, now }: Deps) =>
  (id: string, given: { readonly [Name in keyof Names]?: string | null | undefined }): Promise<User> =>
    changeUser(
      id,
      (user) => {
        const told = Object.fromEntries(Object.entries(given).filter(([, name]) => name !== undefined));
        const names = checkNames({ ...user, ...told }, user);
        return isSame(user, names) ? null : changed(user, names, now());
      },
      (user) => [profileChanged(user)],
    );

/** Whether an admin is mailed what waits, once a day. */
export const changeMails =
  ({ changeUser, now }: Deps) =>
  (id: string, getsDigest: boolean): Promise<User> =>
    changeUser(
      id,
      (user) => (user.getsDigest === getsDigest ? null : changed(user, { getsDigest }, now())),
      (user) => [profileChanged(user)],
    );

/** The member has seen, or skipped, the introduction. */
export const completeOnboarding =
  ({ changeUser, now }: Deps) =>
  (id: string): Promise<User> =>
    changeUser(
      id,
      (user) => (user.hasCompletedOnboarding ? null : changed(user, { hasCompletedOnboarding: true }, now())),
      (user) => [profileChanged(user)],
    );
