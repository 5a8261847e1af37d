import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask identity for what. */
export const rights = {
  'Query.me': 'everyone',
  'Query.session': 'everyone over REST',
  'Query.usernameAvailability': 'everyone',
  'Query.exportAccount': 'member over REST',
  'Query.deletion': 'everyone',
  'Mutation.register': 'everyone over REST',
  'Mutation.login': 'everyone over REST',
  'Mutation.logout': 'everyone over REST',
  'Mutation.changeProfile': 'member',
  'Mutation.changePassword': 'member over REST',
  'Mutation.changePhoto': 'member over REST',
  'Mutation.changeMails': 'member',
  'Mutation.completeOnboarding': 'member',
  'Mutation.deleteAccount': 'member over REST',
  'Mutation.verifyEmail': 'everyone',
  'Mutation.confirmEmail': 'everyone over REST',
  'Mutation.resendVerification': 'member',
  'Mutation.forgotPassword': 'everyone',
  'Mutation.resetPassword': 'everyone',
  'Query.adminUsers': 'admin',
  'Mutation.setAdmin': 'owner',
  'Mutation.setSuspended': 'admin',
  'User.account': 'admin',
  'User.*': 'everyone',
} as const satisfies Rights;
