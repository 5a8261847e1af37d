import type { Command } from '@wellspring/platform/commands/command';
import type { AddDemoAccounts } from '../use-cases/add-demo-accounts.ts';
import {
  demoAccountsContract,
  removeDemoAccountsContract,
  type DemoAccountsRequest,
  type DemoAccountsResult,
  type RemoveDemoAccountsRequest,
  type RemoveDemoAccountsResult,
} from './demo-accounts-contract.ts';

export const demoAccountsCommand = (add: AddDemoAccounts): Command<DemoAccountsRequest, never, DemoAccountsResult> => ({
  ...demoAccountsContract,
  run: ({ accounts }, { signal }) => add(accounts, signal),
});

export const removeDemoAccountsCommand = (
  remove: (emails: readonly string[]) => Promise<number>,
): Command<RemoveDemoAccountsRequest, never, RemoveDemoAccountsResult> => ({
  ...removeDemoAccountsContract,
  run: async ({ emails }) => ({ removed: await remove(emails) }),
});
