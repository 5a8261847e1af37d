import { rights } from './rights.ts';

describe('the rights of identity', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(rights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      admin: ['Mutation.setSuspended', 'Query.adminUsers', 'User.account'],
      'everyone over REST': [
        'Mutation.confirmEmail',
        'Mutation.login',
        'Mutation.logout',
        'Mutation.register',
        'Mutation.signInByLink',
        'Query.session',
      ],
      everyone: [
        'Mutation.checkResetLink',
        'Mutation.forgotPassword',
        'Mutation.requestSignInLink',
        'Mutation.resetPassword',
        'Mutation.verifyEmail',
        'Query.deletion',
        'Query.me',
        'Query.usernameAvailability',
        'User.*',
      ],
      'member over REST': [
        'Mutation.changeEmail',
        'Mutation.changePassword',
        'Mutation.changePhoto',
        'Mutation.deleteAccount',
        'Query.exportAccount',
        'Query.exportSessions',
      ],
      member: [
        'Mutation.changeMails',
        'Mutation.changeProfile',
        'Mutation.completeOnboarding',
        'Mutation.resendVerification',
      ],
      owner: ['Mutation.setAdmin'],
    });
  });
});
