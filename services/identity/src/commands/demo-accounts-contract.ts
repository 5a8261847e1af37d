import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const DemoAccountsRequest = z.object({
  accounts: z.array(
    z.object({
      email: z.string(),
      password: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isAdmin: z.boolean(),
      isOwner: z.boolean(),
    }),
  ),
});
const Account = z.object({ email: z.string(), id: z.string() });
const DemoAccountsResult = z.object({ added: z.int(), accounts: z.array(Account) });

const RemoveDemoAccountsRequest = z.object({ emails: z.array(z.string()) });
const RemoveDemoAccountsResult = z.object({ removed: z.int() });

export type DemoAccountsRequest = z.output<typeof DemoAccountsRequest>;
export type DemoAccountsResult = z.output<typeof DemoAccountsResult>;
export type RemoveDemoAccountsRequest = z.output<typeof RemoveDemoAccountsRequest>;
export type RemoveDemoAccountsResult = z.output<typeof RemoveDemoAccountsResult>;

/** `demo-accounts`: accounts to try the product with. Those that exist stay as they are. Answers who they are. */
export const demoAccountsContract: CommandContract<DemoAccountsRequest, never, DemoAccountsResult> = {
  name: 'demo-accounts',
  request: DemoAccountsRequest,
  progress: z.never(),
  result: DemoAccountsResult,
};

/** `remove-demo-accounts`: deletes them, the last owner too. Only addresses that no mail can reach are taken. */
export const removeDemoAccountsContract: CommandContract<RemoveDemoAccountsRequest, never, RemoveDemoAccountsResult> = {
  name: 'remove-demo-accounts',
  request: RemoveDemoAccountsRequest,
  progress: z.never(),
  result: RemoveDemoAccountsResult,
};
