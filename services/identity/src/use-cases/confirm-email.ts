import { confirmedBy, isLinkEnough, passwordNeeded, passwordWrong } from '../domain/confirmation.ts';
import type { HeldTokens } from '../domain/recognized-browser.ts';
import { LIMITS } from '../domain/limits.ts';
import { refuseOwnWords, typedPassword } from '../domain/password.ts';
import { isUsable, verificationLinkInvalid } from '../domain/tokens.ts';
import { changed, changedEndingSessions, type User } from '../domain/user.ts';
import { emailVerified, passwordChanged } from '../facts.ts';
import type { Attempts, MailTokens, PasswordHasher, UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';
import type { NewPassword } from './new-password.ts';
import type { SignedIn, startSession } from './start-session.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find'>;
  readonly changeUser: ChangeUser;
  readonly mailTokens: Pick<MailTokens, 'read'>;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly newPassword: NewPassword;
  readonly startSession: ReturnType<typeof startSession>;
  /** the address whose owner owns the site; null: none is named */
  readonly ownerEmail: string | null;
  readonly now: () => Date;
};

/** What proves, beside the mailbox, that the visitor who opened the link owns the account. */
export type Proof = {
  /** the member who is signed in in this browser; null: none */
  readonly memberId: string | null;
  readonly password?: string | null | undefined;
  readonly newPassword?: string | null | undefined;
  /** what the browser holds from before: its session ends, and it is known from then on; absent: nothing */
  readonly held?: HeldTokens;
  /** where the call comes from; undefined: not known */
  readonly address: string | undefined;
};

/** The member as the proof confirms them. @throws AppError */
type Confirm = (before: User) => User | Promise<User>;

/** With the password of the account: every session ends. Wrong ones are counted. */
const byPassword =
  ({ hasher, ownerEmail, now }: Deps, given: string): Confirm =>
  async (before) => {
    if (!(await hasher.matches(typedPassword(given), before.passwordHash))) throw passwordWrong();
    return changedEndingSessions(before, confirmedBy(before, ownerEmail), now());
  };

/** With a new password, as a reset does: every session ends, the old password is invalid, and the link is used up. */
const byNewPassword =
  ({ ownerEmail, now }: Deps, passwordHash: string): Confirm =>
  (before) =>
    changedEndingSessions(
      before,
      { ...confirmedBy(before, ownerEmail), passwordHash, verification: null, reset: null },
      now(),
    );

/** By only the link, for a caller who is signed in as that member. */
const byLink =
  ({ ownerEmail, now }: Deps, memberId: string | null): Confirm =>
  (before) => {
    if (!isLinkEnough(before, memberId, ownerEmail)) throw passwordNeeded();
    return changed(before, confirmedBy(before, ownerEmail), now());
  };

const confirmation = async (
  deps: Deps,
  found: User,
  { memberId, password, newPassword }: Pick<Proof, 'memberId' | 'password' | 'newPassword'>,
): Promise<Confirm> => {
  if (newPassword != null) {
    const chosen = await deps.newPassword(newPassword, 'newPassword');
    refuseOwnWords(chosen, found, 'newPassword');
    return byNewPassword(deps, await deps.hasher.hash(chosen));
  }
  return password == null ? byLink(deps, memberId) : byPassword(deps, password);
};

/**
 * Confirms an e-mail address by its link. The link proves the mailbox; that the account belongs to who opened it is proven by being signed
 * in as that member, by its password, or by setting a new one. Answers the session that begins where a password was given; null: none.
 * The same link succeeds again, and sets no password.
 * @throws AppError VALIDATION for a link that is none, FORBIDDEN where a password is missing or wrong, RATE_LIMITED
 */
export const confirmEmail =
  (deps: Deps) =>
  async (token: string, { memberId, password, newPassword, held, address }: Proof): Promise<SignedIn | null> => {
    const { users, changeUser, mailTokens, attempts, now } = deps;
    await attempts.count(LIMITS.confirmOfAddress, address);
    const link = mailTokens.read(token);
    const found = link && (await users.find(link.userId));
    if (!link || !found || !isUsable(found.verification, link.hash, now())) throw verificationLinkInvalid();
    const isProven = password != null || newPassword != null;
    if (found.isEmailVerified && newPassword == null) return null;

    if (password != null) await attempts.count(LIMITS.passwordOfAccount, found.id);
    const confirm = await confirmation(deps, found, { memberId, password, newPassword });
    const user = await changeUser(
      found.id,
      (before) => {
        if (before.isEmailVerified && newPassword == null) return null;
        if (before.isEmailVerified || !isUsable(before.verification, link.hash, now())) throw verificationLinkInvalid();
        return confirm(before);
      },
      (after) => [emailVerified(after), ...(newPassword == null ? [] : [passwordChanged(after)])],
      { address },
    );
    if (password != null) await attempts.clear(LIMITS.passwordOfAccount, user.id);
    return isProven && !user.suspension ? deps.startSession(user, held, address) : null;
  };
