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
const DemoAccountsResult = z.object({ added: z.int() });

export type DemoAccountsRequest = z.output<typeof DemoAccountsRequest>;
export type DemoAccountsResult = z.output<typeof DemoAccountsResult>;

/** `demo-accounts`: accounts to try the product with. Those that exist stay as they are. */
export const demoAccountsContract: CommandContract<DemoAccountsRequest, never, DemoAccountsResult> = {
  name: 'demo-accounts',
  request: DemoAccountsRequest,
  progress: z.never(),
  result: DemoAccountsResult,
};
