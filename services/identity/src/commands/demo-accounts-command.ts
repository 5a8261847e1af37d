import type { Command } from '@wellspring/platform/commands/command';
import type { DemoAccount } from '../use-cases/add-demo-accounts.ts';
import { demoAccountsContract, type DemoAccountsRequest, type DemoAccountsResult } from './demo-accounts-contract.ts';

export const demoAccountsCommand = (
  add: (accounts: readonly DemoAccount[], signal: AbortSignal) => Promise<number>,
): Command<DemoAccountsRequest, never, DemoAccountsResult> => ({
  ...demoAccountsContract,
  run: async ({ accounts }, { signal }) => ({ added: await add(accounts, signal) }),
});
