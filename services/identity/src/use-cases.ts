import type { Images } from '@wellspring/platform/images/images';
import type { Mailer } from '@wellspring/platform/mail/port';
import type {
  Attempts,
  BrowserTokens,
  DeletionStore,
  IsCommonPassword,
  LeavingOwnersStore,
  MailTokens,
  PasswordHasher,
  ResetRequestStore,
  SecurityWatch,
  SessionStore,
  SignInLinkStore,
  SessionTokens,
  UserDirectory,
  UserStore,
  WaitingStore,
} from './ports.ts';
import type { SiteLinks } from './domain/mail-look.ts';
import { userNotFound } from './domain/user.ts';
import { listUsers, restoreUser, setAdmin, suspendUser } from './use-cases/administer-users.ts';
import { addDemoAccounts } from './use-cases/add-demo-accounts.ts';
import { changePhoto } from './use-cases/change-photo.ts';
import { changeEmail } from './use-cases/change-email.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changeMails, changeProfile, completeOnboarding } from './use-cases/change-profile.ts';
import { changeUser } from './use-cases/change-user.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { endSession } from './use-cases/end-session.ts';
import { exportAccount } from './use-cases/export-account.ts';
import { eraseUser, findDeletion, finishDeletion } from './use-cases/finish-deletion.ts';
import { removeDemoAccounts } from './use-cases/remove-demo-accounts.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { checkResetLink, forgotPassword, resendVerification, resetPassword } from './use-cases/confirm-links.ts';
import { grantOwner } from './use-cases/grant-owner.ts';
import { login } from './use-cases/login.ts';
import { mailDigests } from './use-cases/mail-digests.ts';
import { mailPlaceNews, mailProposalOutcome, mailReportOutcome } from './use-cases/mail-notices.ts';
import { sendMail } from './use-cases/send-mail.ts';
import { mailPasswordChanged, mailReset, mailVerification } from './use-cases/mail-links.ts';
import { newPassword } from './use-cases/new-password.ts';
import { readSession } from './use-cases/read-session.ts';
import { register } from './use-cases/register.ts';
import { mailSignInLink, requestSignInLink, signInByLink } from './use-cases/sign-in-link.ts';
import { startSession } from './use-cases/start-session.ts';
import { usernameAvailability } from './use-cases/username-availability.ts';

export type IdentityDeps = {
  readonly users: UserStore;
  readonly directory: UserDirectory;
  readonly sessions: SessionStore;
  readonly signInLinks: SignInLinkStore;
  readonly watch: SecurityWatch;
  readonly tokens: SessionTokens;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly browsers: BrowserTokens;
  readonly isCommonPassword: IsCommonPassword;
  readonly resetRequests: ResetRequestStore;
  readonly deletions: DeletionStore;
  /** Resolves when nothing that was removed is left in the store. @throws AppError UNAVAILABLE until then */
  readonly erased: () => Promise<void>;
  readonly leavingOwners: LeavingOwnersStore;
  readonly mailTokens: MailTokens;
  readonly images: Images;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly waiting: WaitingStore;
  /** stand below every mail */
  readonly siteLinks: SiteLinks;
  /** where people reach the site, without a slash at the end */
  readonly publicUrl: string;
  /** the address whose owner owns the site; null: none is named */
  readonly ownerEmail: string | null;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** The use cases of identity, built from its ports. */
export const identityUseCases = (given: IdentityDeps) => {
  const deps = {
    ...given,
    newPassword: newPassword(given),
    startSession: startSession({ ...given, endSession: endSession(given) }),
    sendMail: sendMail(given),
    changeUser: changeUser(given),
    changeOther: changeUser({ ...given, absent: userNotFound }),
  };
  return {
    register: register(deps),
    login: login(deps),
    logout: endSession(deps),
    readSession: readSession(deps),
    changeProfile: changeProfile(deps),
    changeMails: changeMails(deps),
    changeEmail: changeEmail(deps),
    changePassword: changePassword(deps),
    changePhoto: changePhoto(deps),
    completeOnboarding: completeOnboarding(deps),
    usernameAvailability: usernameAvailability(deps),
    confirmEmail: confirmEmail(deps),
    resendVerification: resendVerification(deps),
    forgotPassword: forgotPassword(deps),
    checkResetLink: checkResetLink(deps),
    resetPassword: resetPassword(deps),
    mailVerification: mailVerification(deps),
    mailReset: mailReset(deps),
    mailSignInLink: mailSignInLink({ ...deps, mailReset: mailReset(deps) }),
    requestSignInLink: requestSignInLink(deps),
    signInByLink: signInByLink(deps),
    mailPasswordChanged: mailPasswordChanged(deps),
    mailPlaceNews: mailPlaceNews(deps),
    mailProposalOutcome: mailProposalOutcome(deps),
    mailReportOutcome: mailReportOutcome(deps),
    mailDigests: mailDigests(deps),
    grantOwner: grantOwner(deps),
    listUsers: listUsers(given),
    setAdmin: setAdmin(deps),
    suspendUser: suspendUser(deps),
    restoreUser: restoreUser(deps),
    addDemoAccounts: addDemoAccounts(deps),
    removeDemoAccounts: removeDemoAccounts(deps),
    deleteAccount: deleteAccount(deps),
    exportAccount: exportAccount(deps),
    sessionsOf: (userId: string) => given.sessions.ofUser(userId),
    eraseUser: eraseUser(deps),
    finishDeletion: finishDeletion(deps),
    findDeletion: findDeletion(deps),
    findUser: (id: string) => given.users.find(id),
  };
};

export type IdentityUseCases = ReturnType<typeof identityUseCases>;
