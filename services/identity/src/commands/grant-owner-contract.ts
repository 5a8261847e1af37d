import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const GrantOwnerRequest = z.object({ email: z.string() });
const GrantOwnerResult = z.object({ isEmailVerified: z.boolean() });

export type GrantOwnerRequest = z.output<typeof GrantOwnerRequest>;
export type GrantOwnerResult = z.output<typeof GrantOwnerResult>;

/** `grant-owner`: the member with this e-mail address becomes an owner of the site. */
export const grantOwnerContract: CommandContract<GrantOwnerRequest, never, GrantOwnerResult> = {
  name: 'grant-owner',
  request: GrantOwnerRequest,
  progress: z.never(),
  result: GrantOwnerResult,
};
