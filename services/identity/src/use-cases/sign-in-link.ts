import { AppError } from '@wellspring/errors';
import { NO_TOKENS, type HeldTokens } from '../domain/recognized-browser.ts';
import { LIMITS } from '../domain/limits.ts';
import { networkAt } from '../domain/network.ts';
import { signInLinkMail } from '../domain/mails.ts';
import { checkEmail } from '../domain/names.ts';
import { newSignInLink, signInLinkInvalid, SIGN_IN_LINK_MS, signsIn } from '../domain/sign-in-link.ts';
import type { SignInOutcome } from '../domain/sign-in-outcome.ts';
import { suspensionWords } from '../domain/suspension.ts';
import { isJustMailed } from '../domain/tokens.ts';
import { emailKey, type User } from '../domain/user.ts';
import { signInLinkRequested } from '../facts.ts';
import type { Attempts, MailTokens, ResetRequestStore, SecurityWatch, SignInLinkStore, UserStore } from '../ports.ts';
import { recordWhenLimited } from './record-when-limited.ts';
import type { SendMail } from './send-mail.ts';
import type { SignedIn, startSession } from './start-session.ts';

type Requests = { readonly resetRequests: ResetRequestStore };

type Mailing = Requests & {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly signInLinks: Pick<SignInLinkStore, 'insert' | 'newestOf'>;
  readonly mailTokens: MailTokens;
  readonly sendMail: SendMail;
  readonly mailReset: (requestId: string) => Promise<void>;
  /** where people reach the site, without a slash at the end */
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** Records a request to sign in by mail. Neither the answer nor its duration shows whether an account has the address: that is looked up later. */
export const requestSignInLink =
  ({ resetRequests, attempts, newId }: Requests & { readonly attempts: Attempts; readonly newId: () => string }) =>
  async (given: string, address: string | undefined): Promise<void> => {
    const email = checkEmail(given);
    await attempts.count(LIMITS.linkOfAddress, address);
    await attempts.count(LIMITS.linkOfAccountThere, emailKey(email), networkAt(address));
    const id = newId();
    await resetRequests.insert(id, email, [signInLinkRequested(id)]);
  };

const mailLinkTo = async (deps: Mailing, user: User, requestId: string): Promise<void> => {
  const { signInLinks, mailTokens, publicUrl, now } = deps;
  const newest = await signInLinks.newestOf(user.id);
  if (newest && signsIn(newest, user, now()) && isJustMailed(newest, SIGN_IN_LINK_MS, { requestId, now: now() }))
    return;
  const { token, hash } = mailTokens.make(user.id);
  await signInLinks.insert(newSignInLink({ hash, requestId }, user, now()));
  await deps.sendMail(user, (t) => signInLinkMail(t, user.firstName, `${publicUrl}/sign-in-link#token=${token}`));
};

/**
 * Mails a link that signs in, if an account has the requested address; at most one in five minutes. Where the address is
 * not confirmed a stranger may have made the account: then it is the link that sets a new password and ends all sessions.
 */
export const mailSignInLink =
  (deps: Mailing) =>
  async (requestId: string): Promise<void> => {
    const email = await deps.resetRequests.find(requestId);
    const user = email === null ? null : await deps.users.findByEmail(email);
    if (user && !user.isEmailVerified) return deps.mailReset(requestId);
    if (user) await mailLinkTo(deps, user, requestId);
    await deps.resetRequests.remove(requestId);
  };

type Using = {
  readonly users: Pick<UserStore, 'find'>;
  readonly signInLinks: Pick<SignInLinkStore, 'take' | 'removeOfUser'>;
  readonly mailTokens: MailTokens;
  readonly attempts: Attempts;
  readonly watch: SecurityWatch;
  readonly startSession: ReturnType<typeof startSession>;
  readonly now: () => Date;
};

/** Begins a session by a link that was mailed, once; then all links of the member end. @throws AppError VALIDATION, FORBIDDEN who is suspended, RATE_LIMITED */
export const signInByLink =
  ({ users, signInLinks, mailTokens, attempts, watch, startSession: start, now }: Using) =>
  async (token: string, address: string | undefined, held: HeldTokens = NO_TOKENS): Promise<SignedIn> => {
    const note = (outcome: SignInOutcome, user: User | null = null) =>
      watch.noteSignIn({ by: 'link', outcome, account: user && emailKey(user.email), address });
    await recordWhenLimited(() => attempts.count(LIMITS.resetOfAddress, address), note);
    const read = mailTokens.read(token);
    const link = read && (await signInLinks.take(read.hash));
    const user = link && (await users.find(link.userId));
    if (!link || !user || !user.isEmailVerified || !signsIn(link, user, now())) {
      await note('invalid_link', user);
      throw signInLinkInvalid();
    }
    await note(user.suspension ? 'suspended' : 'signed_in', user);
    if (user.suspension) throw new AppError('FORBIDDEN', suspensionWords(user.suspension));
    await signInLinks.removeOfUser(user.id);
    return start(user, held, address);
  };
