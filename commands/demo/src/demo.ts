import { join } from 'node:path';
import type { RunCommand } from '@wellspring/platform/commands/command';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { addDemoAccounts, DEMO_ACCOUNTS, removeDemoAccounts, type DemoAccount } from './accounts.ts';
import type { AskService } from './ask-services.ts';
import { addDemoHeroImages, removeDemoHeroImages } from './hero-images.ts';
import { addDemoLists } from './lists.ts';
import { addDemoPlaces, demoPlaces } from './places.ts';
import { addDemoSubmissions, removeDemoLocations } from './submissions.ts';
import { addDemoReportAndMessage, removeDemoReportsAndMessages } from './what-waits.ts';

export type DemoDeps = {
  /** where the passwords of the demo accounts are stored */
  readonly folder: string;
  readonly run: RunCommand;
  readonly ask: AskService;
  /** resolves when every service has received the writes; null: unknown, since the broker is unavailable */
  readonly caughtUp: ((signal: AbortSignal) => Promise<void>) | null;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

const accountOf = (accounts: readonly DemoAccount[], requestedRole: DemoAccount['role']): DemoAccount => {
  const account = accounts.find(({ role }) => role === requestedRole);
  if (!account) throw new Error(`There is no demo account of an ${requestedRole}`);
  return account;
};

const actorOf = (accounts: readonly DemoAccount[], requestedRole: DemoAccount['role']): Actor => {
  const account = accountOf(accounts, requestedRole);
  return { kind: 'member', id: account.id, isAdmin: requestedRole !== 'member', isOwner: requestedRole === 'owner' };
};

/** Fills the product with accounts, pictures, places and what a member does with them. What is there already stays. */
export const addDemo = async ({ folder, run, ask, caughtUp, say, signal }: DemoDeps): Promise<void> => {
  // Made and published before the places: with these the folder counts as filled, and is not filled again.
  const accounts = await addDemoAccounts(folder, run, signal);
  say(`Sign in to try it (kept in ${join(folder, DEMO_ACCOUNTS)}):`);
  for (const { role, email, password } of accounts) say(`  ${role.padEnd(6)}  ${email}  ${password}`);
  await addDemoHeroImages(run, signal);
  const count = await addDemoPlaces(run, signal);
  if (caughtUp === null) {
    say(`${count} places are kept. Their lists follow with npm run demo -- add, once the broker answers.`);
    return;
  }
  await caughtUp(signal);
  const [member, admin] = [actorOf(accounts, 'member'), actorOf(accounts, 'admin')];
  const places = await demoPlaces(run);
  await addDemoLists(ask, member, places);
  await addDemoSubmissions(ask, member);
  await addDemoReportAndMessage(ask, { member, admin }, { email: accountOf(accounts, 'member').email, places });
  await caughtUp(signal);
  say(`${count} places are on the map.`);
};

/** Takes all of it away, the accounts too; what real members added to it goes with the places. */
export const removeDemo = async ({ folder, run, ask, caughtUp, say, signal }: DemoDeps): Promise<void> => {
  const accounts = await addDemoAccounts(folder, run, signal);
  const [member, admin] = [actorOf(accounts, 'member'), actorOf(accounts, 'admin')];
  const places = await demoPlaces(run);
  await removeDemoReportsAndMessages({ ask, run }, admin, accounts);
  await removeDemoLocations(ask, { member, admin }, places.values());
  await removeDemoHeroImages(run);
  const removed = await removeDemoAccounts(folder, run);
  await caughtUp?.(signal);
  say(`${places.size} places and ${removed} accounts of the demo are gone, with all that hung on them.`);
};
