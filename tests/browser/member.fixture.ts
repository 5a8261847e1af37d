import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { User } from '@wellspring/rest-contract/user';
import type { App } from '@wellspring/testkit/app';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** for a browser that is signed in as this member */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** calls /api or /graphql as this member. @throws Error when it is refused */
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>;
};

let made = 0;

type Entered = { readonly email: string; readonly password: string };

/** A member whom a call of /api has signed in. */
const signedIn = async (
  origin: string,
  answer: Response,
  { email, password }: Entered,
  address: string,
): Promise<Member> => {
  const [name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.slice(1) ?? [];
  const { id } = User.parse(await answer.json());
  const { hostname } = new URL(origin);
  const cookie = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false } as const;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie: `${name}=${value}` };
  const call: Member['call'] = async (method, path, body) => {
    const reply = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    return parsed;
  };
  return { id, email, password, storageState: { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [] }, call };
};

const post = (origin: string, path: string, address: string, body: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

/**
 * Joins as a new member, with their own e-mail address and, behind a proxy, their own network address. `isNew`: has not been
 * shown around yet
 */
export const joinAs = async (
  { origin }: Pick<App, 'origin'>,
  firstName: string,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Member> => {
  const email = `${firstName.toLowerCase()}.${++made}@example.org`;
  const password = 'a quiet Water in the hills';
  const address = `192.0.2.${made}`;
  const typed = { email, password, firstName, lastName: 'Byron' };
  const member = await signedIn(origin, await post(origin, '/api/register', address, typed), typed, address);
  if (!isNew) await member.call('POST', '/api/complete-onboarding');
  return member;
};

const DemoAccounts = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }));

/** Signs in with a demo account: the owner, or an admin. */
export const signInAs = async (
  { origin, dataDir }: Pick<App, 'origin' | 'dataDir'>,
  role: 'owner' | 'admin',
): Promise<Member> => {
  const accounts = DemoAccounts.parse(JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')));
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`There is no demo account of an ${role}`);
  const { email, password } = account;
  const address = `192.0.2.${++made}`;
  const member = await signedIn(
    origin,
    await post(origin, '/api/login', address, { email, password }),
    account,
    address,
  );
  await member.call('POST', '/api/complete-onboarding');
  return member;
};
