import { LIMITS } from '../domain/limits.ts';
import { networkAt } from '../domain/network.ts';
import { checkEmail } from '../domain/names.ts';
import { confirmedBy } from '../domain/confirmation.ts';
import { refuseOwnWords } from '../domain/password.ts';
import { isUsable, resetLinkInvalid } from '../domain/tokens.ts';
import { changed, changedEndingSessions, emailIsConfirmed, emailKey } from '../domain/user.ts';
import { emailVerified, passwordChanged, passwordResetRequested, verificationRequested } from '../facts.ts';
import type { Attempts, MailTokens, PasswordHasher, ResetRequestStore, UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';
import type { NewPassword } from './new-password.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find'>;
  readonly resetRequests: Pick<ResetRequestStore, 'insert'>;
  readonly changeUser: ChangeUser;
  readonly mailTokens: MailTokens;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly attempts: Attempts;
  readonly newPassword: NewPassword;
  /** the address whose owner owns the site; null: none is named */
  readonly ownerEmail: string | null;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** Has another link mailed. @throws AppError CONFLICT when the address is confirmed, RATE_LIMITED */
export const resendVerification =
  ({ changeUser, attempts, now }: Deps) =>
  async (userId: string): Promise<void> => {
    await attempts.count(LIMITS.mailsOfAccount, userId);
    await changeUser(
      userId,
      (user) => {
        if (user.isEmailVerified) throw emailIsConfirmed();
        return changed(user, {}, now());
      },
      (user) => [verificationRequested(user)],
    );
  };

/** Records a request for a link. Neither the answer nor its duration shows whether an account has the address: that is looked up later. */
export const forgotPassword =
  ({ resetRequests, attempts, newId }: Deps) =>
  async (given: string, address: string | undefined): Promise<void> => {
    const email = checkEmail(given);
    await attempts.count(LIMITS.forgotOfAddress, address);
    await attempts.count(LIMITS.forgotOfAccountThere, emailKey(email), networkAt(address));
    const id = newId();
    await resetRequests.insert(id, email, [passwordResetRequested(id)]);
  };

/**
 * Sets a new password by the link, once: all sessions end, and the address is confirmed. Both the mailbox and the password are proven
 * with it, so the address of OWNER_EMAIL gets its rights.
 * @throws AppError VALIDATION, RATE_LIMITED
 */
export const resetPassword =
  (deps: Deps) =>
  async (token: string, chosen: string, address: string | undefined): Promise<void> => {
    const { users, changeUser, mailTokens, hasher, attempts, newPassword, ownerEmail, now } = deps;
    const password = await newPassword(chosen, 'newPassword');
    await attempts.count(LIMITS.resetOfAddress, address);
    const link = mailTokens.read(token);
    const user = link && (await users.find(link.userId));
    if (!link || !user || !isUsable(user.reset, link.hash, now())) throw resetLinkInvalid();
    refuseOwnWords(password, user, 'newPassword');
    const passwordHash = await hasher.hash(password);
    let isNewlyVerified = false;
    await changeUser(
      user.id,
      (before) => {
        if (!isUsable(before.reset, link.hash, now())) throw resetLinkInvalid();
        isNewlyVerified = !before.isEmailVerified;
        return changedEndingSessions(before, { passwordHash, reset: null, ...confirmedBy(before, ownerEmail) }, now());
      },
      (after) => [passwordChanged(after), ...(isNewlyVerified ? [emailVerified(after)] : [])],
      { address },
    );
  };

/** Whether a link could set a password now; it is not spent by asking. One that never was is answered like one that is over. @throws AppError VALIDATION, RATE_LIMITED */
export const checkResetLink =
  ({ users, mailTokens, attempts, now }: Pick<Deps, 'users' | 'mailTokens' | 'attempts' | 'now'>) =>
  async (token: string, address: string | undefined): Promise<void> => {
    await attempts.count(LIMITS.checkOfAddress, address);
    const link = mailTokens.read(token);
    const user = link && (await users.find(link.userId));
    if (!link || !user || !isUsable(user.reset, link.hash, now())) throw resetLinkInvalid();
  };
