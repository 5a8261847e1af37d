import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { withRights } from '../domain/rights.ts';
import type { User } from '../domain/user.ts';
import { rightsChanged } from '../facts.ts';
import type { UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly changeUser: ChangeUser;
  readonly now: () => Date;
};

const NO_SUCH_ACCOUNT = verbatim('No account has this e-mail address. Join on the site with it, then run this again.');

/** Makes the member with this e-mail address an owner of the site; one who is stays one. @throws AppError NOT_FOUND */
export const grantOwner =
  ({ users, changeUser, now }: Deps) =>
  async (email: string): Promise<User> => {
    const user = await users.findByEmail(email);
    if (!user) throw new AppError('NOT_FOUND', NO_SUCH_ACCOUNT);
    return changeUser(
      user.id,
      (before) => withRights(before, { isAdmin: true, isOwner: true }, now()),
      (after) => [rightsChanged(after)],
    );
  };
