import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccountsContract, removeDemoAccountsContract } from '@wellspring/identity/commands/demo-accounts-contract';
import type { RunCommand } from '@wellspring/platform/commands/command';
import { errorCode } from '@wellspring/platform/error-code';
import { z } from 'zod';

/** The file of a data folder that has them. */
export const DEMO_ACCOUNTS = 'demo-accounts.json';
const PASSWORD_BYTES = 12;

const ROLES = {
  owner: { firstName: 'Demo', lastName: 'Owner', isAdmin: true, isOwner: true },
  admin: { firstName: 'Demo', lastName: 'Admin', isAdmin: true, isOwner: false },
  // Whose lists are read by everybody: they say that the demo made them.
  member: { firstName: 'Wellspring Demo', lastName: '', isAdmin: false, isOwner: false },
} as const;

const Credentials = z.array(
  z.object({ role: z.enum(['owner', 'admin', 'member']), email: z.string(), password: z.string() }),
);
/** With what the demo accounts of a data folder sign in. */
type Credentials = z.output<typeof Credentials>;

export type DemoAccount = Credentials[number] & { readonly id: string };

const newCredentials = (): Credentials =>
  (['owner', 'admin', 'member'] as const).map((role) => ({
    role,
    // No mail can go there (RFC 2606).
    email: `${role}@demo.invalid`,
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  }));

const readCredentials = async (path: string): Promise<Credentials | null> => {
  try {
    return Credentials.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Only of this folder, and stored before any account has them: after an interruption the same ones are used. */
const credentialsIn = async (folder: string): Promise<Credentials> => {
  const path = join(folder, DEMO_ACCOUNTS);
  const stored = await readCredentials(path);
  if (stored) return stored;
  const made = newCredentials();
  await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return made;
};

/** Makes the demo accounts of this folder, where they are not there yet, and answers who they are and how they sign in. */
export const addDemoAccounts = async (
  folder: string,
  run: RunCommand,
  signal: AbortSignal,
): Promise<readonly DemoAccount[]> => {
  const credentials = await credentialsIn(folder);
  const accounts = credentials.map(({ role, email, password }) => ({ ...ROLES[role], email, password }));
  const made = await run(demoAccountsContract, { accounts }, { signal });
  signal.throwIfAborted();
  const ids = new Map(made.accounts.map(({ email, id }) => [email, id]));
  return credentials.map((account) => ({ ...account, id: ids.get(account.email) ?? '' }));
};

/** Deletes the demo accounts of this folder, and the file that names them. Answers how many there were. */
export const removeDemoAccounts = async (folder: string, run: RunCommand): Promise<number> => {
  const stored = await readCredentials(join(folder, DEMO_ACCOUNTS));
  const { removed } = await run(removeDemoAccountsContract, { emails: (stored ?? []).map(({ email }) => email) });
  await rm(join(folder, DEMO_ACCOUNTS), { force: true });
  return removed;
};
