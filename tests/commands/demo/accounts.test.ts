import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccountsContract } from '@wellspring/identity/commands/demo-accounts-contract';
import { grantOwnerContract } from '@wellspring/identity/commands/grant-owner-contract';
import { runThere } from '@wellspring/platform/commands/client';
import { runHere } from '@wellspring/platform/commands/command';
import { serveCommands } from '@wellspring/platform/commands/server';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { commandsOf } from '@wellspring/standalone/commands';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { addDemoAccounts } from '@wellspring/demo/accounts';
import { fillWithDemo } from '@wellspring/demo/fill-empty-folder';
import { openProduct } from '@wellspring/standalone/product';

const log = makeLogger({ service: 'test', level: 'silent' });
const lifecycle = makeLifecycle(log);
const folder = await temporaryFolder();
const settings = StandaloneSettings.parse({ DATA_DIR: folder });
const fill = await fillWithDemo(folder, settings);
const product = await openProduct({ settings, log, lifecycle });
for (const service of product.services) await service.start();
const commands = commandsOf(product);
const run = runHere(commands);
const server = await serveCommands({ socketPath: commandSocketPath(folder), commands, log });
afterAll(async () => {
  await server.close();
  await lifecycle.close();
});
const NEVER = new AbortController().signal;

describe('the demo accounts of a data folder', () => {
  it('have random passwords, in a file for this user alone, that stay when filling was interrupted', async () => {
    await expect(addDemoAccounts(folder, run, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    const first = await readFile(join(folder, 'demo-accounts.json'), 'utf8');
    const made = await addDemoAccounts(folder, run, NEVER);
    expect(made.map(({ role, email }) => [role, email])).toEqual([
      ['owner', 'owner@demo.invalid'],
      ['admin', 'admin@demo.invalid'],
      ['member', 'member@demo.invalid'],
    ]);
    expect(new Set(made.map(({ password }) => password)).size).toBe(3);
    for (const { password } of made) expect(password).toMatch(/^[\w-]{16}$/);
    expect(JSON.parse(first)).toEqual(made.map(({ id: _, ...credentials }) => credentials));
    expect((await stat(join(folder, 'demo-accounts.json'))).mode & 0o777).toBe(0o600);
    const { added } = await run(demoAccountsContract, { accounts: [] });
    expect(added).toBe(0);
  });
});

describe('filling an empty folder', () => {
  it('tells at the terminal how to sign in, before the folder counts as filled', async () => {
    const accounts = await addDemoAccounts(folder, run, NEVER);
    const lines: string[] = [];
    const stopping = new AbortController();
    const say = (line: string): void => {
      lines.push(line);
      if (line.includes('member@demo.invalid')) stopping.abort();
    };
    await expect(fill?.({ product, log, say, signal: stopping.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await fillWithDemo(folder, settings)).not.toBeNull();
    for (const { email, password } of accounts)
      expect(lines).toContainEqual(expect.stringContaining(`${email}  ${password}`));
    await fill?.({ product, log, say, signal: NEVER });
    expect(await fillWithDemo(folder, settings)).toBeNull();
    expect(lines.at(-1)).toBe('241 places are on the map.');
  });
});

describe('the owner', () => {
  it('is granted in the running product over its socket', async () => {
    await addDemoAccounts(folder, run, NEVER);
    const there = runThere(commandSocketPath(folder));
    expect(await there(grantOwnerContract, { email: 'member@demo.invalid' })).toEqual({ isEmailVerified: true });
    await expect(there(grantOwnerContract, { email: 'nobody@example.org' })).rejects.toThrow(
      'No account has this e-mail address.',
    );
  });
});
