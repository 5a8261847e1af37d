import { isJustMailed, RESET_MS, VERIFICATION_MS } from '../domain/tokens.ts';
import { greetedName } from '../domain/names.ts';
import { changed, type User } from '../domain/user.ts';
import { passwordChangedMail, resetMail, verificationMail } from '../domain/mails.ts';
import type { MailTokens, ResetRequestStore, UserStore } from '../ports.ts';
import type { SendMail } from './send-mail.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find' | 'findByEmail'>;
  readonly resetRequests: ResetRequestStore;
  readonly changeUser: ChangeUser;
  readonly mailTokens: MailTokens;
  readonly sendMail: SendMail;
  /** where people reach the site, without a slash at the end */
  readonly publicUrl: string;
  readonly now: () => Date;
};

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Mails the link that confirms an address. A new link replaces the one before. */
export const mailVerification =
  (deps: Deps) =>
  async (userId: string): Promise<void> => {
    const { users, changeUser, mailTokens, publicUrl, now } = deps;
    const user = await users.find(userId);
    if (!user || user.isEmailVerified) return;
    const { token, hash } = mailTokens.make(userId);
    const verification = { hash, expiresAt: later(now(), VERIFICATION_MS) };
    await changeUser(
      userId,
      (before) => changed(before, { verification }, now()),
      () => [],
    );
    await deps.sendMail(user, (t) => verificationMail(t, `${publicUrl}/verify-email?token=${token}`));
  };

/** Mails the link that resets a password, if an account has the requested address; at most one in five minutes. */
export const mailReset =
  (deps: Deps) =>
  async (requestId: string): Promise<void> => {
    const { users, resetRequests, changeUser, mailTokens, publicUrl, now } = deps;
    const email = await resetRequests.find(requestId);
    const user = email === null ? null : await users.findByEmail(email);
    if (user && !isJustMailed(user.reset, RESET_MS, { requestId, now: now() })) {
      const { token, hash } = mailTokens.make(user.id);
      const reset = { hash, expiresAt: later(now(), RESET_MS), requestId };
      await changeUser(
        user.id,
        (before) => changed(before, { reset }, now()),
        () => [],
      );
      await deps.sendMail(user, (t) => resetMail(t, greetedName(user), `${publicUrl}/reset-password?token=${token}`));
    }
    await resetRequests.remove(requestId);
  };

/** Notifies the member that their password has changed. */
export const mailPasswordChanged =
  (deps: Deps) =>
  async (userId: string): Promise<void> => {
    const user: User | null = await deps.users.find(userId);
    if (!user) return;
    await deps.sendMail(user, (t) => passwordChangedMail(t, greetedName(user), `${deps.publicUrl}/forgot-password`));
  };
