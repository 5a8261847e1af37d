import type { Command } from '@wellspring/platform/commands/command';
import type { User } from '../domain/user.ts';
import { grantOwnerContract, type GrantOwnerRequest, type GrantOwnerResult } from './grant-owner-contract.ts';

export const grantOwnerCommand = (
  grantOwner: (email: string) => Promise<User>,
): Command<GrantOwnerRequest, never, GrantOwnerResult> => ({
  ...grantOwnerContract,
  run: async ({ email }) => {
    const { isEmailVerified } = await grantOwner(email);
    return { isEmailVerified };
  },
});
