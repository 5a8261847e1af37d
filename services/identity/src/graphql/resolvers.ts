import { languageOf, limitedAddress, type Actor } from '@wellspring/platform/subgraph/actor';
import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { requireMember } from '@wellspring/platform/subgraph/rights';
import { textIn } from '@wellspring/words/error-text';
import { ERASING_SERVICES, type Deletion } from '../domain/deletion.ts';
import { NO_TOKENS } from '../domain/recognized-browser.ts';
import { displayName, publicLastName } from '../domain/names.ts';
import type { User } from '../domain/user.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { IdentityUseCases } from '../use-cases.ts';
import type { IdentityContext } from './context.ts';

const memberIdOf = (actor: Actor): string | null => (actor.kind === 'member' ? actor.id : null);

const profileImageUrl = ({ photo }: User): string | null => photo && `/media/${photo.key}-320.webp`;

const deletionReceipt = ({ id, requestedAt, finished }: Deletion) => ({
  receiptId: id,
  requestedAt,
  isFinished: finished.length === ERASING_SERVICES.length,
  services: ERASING_SERVICES.map((service) => ({
    service,
    finishedAt: finished.find((one) => one.service === service)?.at ?? null,
  })),
});

/** Reads the arguments and calls a use case. Permissions are in rights.ts. */
export const identityResolvers = (useCases: IdentityUseCases): CompleteResolvers<IdentityContext> => ({
  Query: {
    me: (_, __, { actor }) => (actor.kind === 'member' ? useCases.findUser(actor.id) : null),
    session: async (_, { token, renews }) => {
      const session = await useCases.readSession(token, { renews });
      if (!session) return null;
      const { id, isAdmin, isOwner } = session.user;
      return { userId: id, isAdmin, isOwner, renewedToken: session.renewedToken };
    },
    exportAccount: (_, __, { actor }) => useCases.exportAccount(requireMember(actor).id),
    exportSessions: async (_, __, { actor }) => [...(await useCases.sessionsOf(requireMember(actor).id))],
    adminUsers: (_, { search, filter, sort, ...page }) =>
      useCases.listUsers({ search: search ?? '', filter, sort, ...requestedPage(page) }),
    deletion: async (_, { receiptId }, { actor }) => {
      const deletion = await useCases.findDeletion(receiptId, limitedAddress(actor));
      return deletion && deletionReceipt(deletion);
    },
    usernameAvailability: async (_, { username }, { actor }) => {
      const caller = { memberId: memberIdOf(actor), address: limitedAddress(actor) };
      const { available, words } = await useCases.usernameAvailability(username, caller);
      return { available, message: textIn(languageOf(actor), words) };
    },
  },
  Mutation: {
    setAdmin: (_, { id, isAdmin }, { actor }) => useCases.setAdmin(id, isAdmin, requireMember(actor).id, actor.address),
    setSuspended: (_, { id, isSuspended, reason }, { actor }) => {
      const by = requireMember(actor).id;
      return isSuspended
        ? useCases.suspendUser(id, reason ?? '', by, actor.address)
        : useCases.restoreUser(id, by, actor.address);
    },
    deleteAccount: (_, { password }, { actor }) => useCases.deleteAccount(requireMember(actor).id, password),
    register: (_, { input, held }, { actor }) =>
      useCases.register({ ...input, language: languageOf(actor) }, limitedAddress(actor), held ?? NO_TOKENS),
    login: (_, { email, password, held }, { actor }) =>
      useCases.login(email, password, limitedAddress(actor), held ?? NO_TOKENS),
    logout: async (_, { token }, { actor }) => {
      await useCases.logout(token, actor.address);
      return true;
    },
    changeProfile: (_, { input }, { actor }) => useCases.changeProfile(requireMember(actor).id, input),
    changePassword: (_, { currentPassword, newPassword, held }, { actor }) =>
      useCases.changePassword(requireMember(actor).id, currentPassword, newPassword, held ?? NO_TOKENS, actor.address),
    verifyEmail: async (_, { token }, { actor }) => {
      await useCases.confirmEmail(token, { memberId: memberIdOf(actor), address: limitedAddress(actor) });
      return true;
    },
    confirmEmail: async (_, { token, held, ...proof }, { actor }) => ({
      session: await useCases.confirmEmail(token, {
        ...proof,
        held: held ?? NO_TOKENS,
        memberId: memberIdOf(actor),
        address: limitedAddress(actor),
      }),
    }),
    resendVerification: async (_, __, { actor }) => {
      await useCases.resendVerification(requireMember(actor).id);
      return true;
    },
    requestSignInLink: async (_, { email }, { actor }) => {
      await useCases.requestSignInLink(email, limitedAddress(actor));
      return true;
    },
    signInByLink: (_, { token, held }, { actor }) =>
      useCases.signInByLink(token, limitedAddress(actor), held ?? NO_TOKENS),
    forgotPassword: async (_, { email }, { actor }) => {
      await useCases.forgotPassword(email, limitedAddress(actor));
      return true;
    },
    checkResetLink: async (_, { token }, { actor }) => {
      await useCases.checkResetLink(token, limitedAddress(actor));
      return true;
    },
    changeEmail: (_, request, { actor }) =>
      useCases.changeEmail(requireMember(actor).id, request, limitedAddress(actor)),
    resetPassword: async (_, { token, newPassword }, { actor }) => {
      await useCases.resetPassword(token, newPassword, limitedAddress(actor));
      return true;
    },
    changePhoto: (_, { upload }, { actor }) => useCases.changePhoto(requireMember(actor).id, upload ?? null),
    changeMails: (_, { getsDigest }, { actor }) => useCases.changeMails(requireMember(actor).id, getsDigest),
    completeOnboarding: (_, __, { actor }) => useCases.completeOnboarding(requireMember(actor).id),
  },
  Account: { profileImageUrl },
  AdminUser: { profileImageUrl, isSuspended: ({ suspension }) => suspension !== null, user: (user) => user },
  User: {
    __resolveReference: ({ id }, { userById }) => userById.load(id),
    displayName,
    lastName: publicLastName,
    profileImageUrl,
    account: (user) => user,
  },
});
