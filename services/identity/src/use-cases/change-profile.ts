import { checkNames } from '../domain/names.ts';
import { changed, checkLanguage, type Names, type User } from '../domain/user.ts';
import { profileChanged } from '../facts.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = { readonly changeUser: ChangeUser; readonly now: () => Date };

/** What a member says of themselves. */
type Profile = Names & Pick<User, 'language'>;

const isSame = (user: User, names: Profile): boolean =>
  user.language === names.language &&
  user.username === names.username &&
  user.firstName === names.firstName &&
  user.lastName === names.lastName;

type ProfileChange = { readonly [Name in keyof Profile]?: string | null | undefined };

/** Changes the names and the language that are given; an empty name is taken away. @throws AppError VALIDATION, CONFLICT for a username that is taken */
export const changeProfile =
  ({ changeUser, now }: Deps) =>
  (id: string, { language, ...given }: ProfileChange): Promise<User> =>
    changeUser(
      id,
      (user) => {
        const givenNames = Object.fromEntries(Object.entries(given).filter(([, name]) => name !== undefined));
        const names = checkNames({ ...user, ...givenNames }, user);
        const next = { ...names, language: language == null ? user.language : checkLanguage(language) };
        return isSame(user, next) ? null : changed(user, next, now());
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
