import { demoAccountsContract } from '@wellspring/identity/commands/demo-accounts-contract';
import { runHere } from '@wellspring/platform/commands/command';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { commandsOf } from '@wellspring/standalone/commands';
import type { serveProduct } from './served-product.fixture.ts';
import { ROLES, type RoleName } from './roles.ts';

type Served = Awaited<ReturnType<typeof serveProduct>>;

/** What a call was answered with. */
export type Reply = { readonly status: number; readonly text: string };
export type Call = { readonly method: string; readonly path: string; readonly body?: object; readonly key?: string };

const PASSWORD = 'warm water in the hills';
const COOKIE = 'wellspring.sid';
const Account = z.object({ id: z.string() });

/** Roles with an account; visitors have none, and an ended session was the member's. */
const ACCOUNTS = ROLES.filter((role) => role !== 'visitor' && role !== 'ended');
const emailOf = (role: string): string => `${role}@example.org`;
export const credentialsOf = (role: RoleName) => ({
  email: emailOf(role === 'visitor' || role === 'ended' ? 'member' : role),
  password: PASSWORD,
});

const bodyOf = (body: object | undefined): RequestInit => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** All callers, each with the cookie of their session; as in a browser, a member stores set cookies. */
export const openPeople = async ({ product, origin }: Pick<Served, 'product' | 'origin'>) => {
  const tokens = new Map<RoleName, string>();
  const send = (role: RoleName, { method, path, body, key }: Call): Promise<Response> => {
    const { headers, ...init } = bodyOf(body);
    const token = tokens.get(role);
    return fetch(`${origin}${path}`, {
      ...init,
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(token !== undefined && { cookie: `${COOKIE}=${token}` }),
      },
    });
  };
  const keepCookie = (role: RoleName, response: Response): void => {
    const token = /^wellspring\.sid=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1];
    if (token !== undefined) tokens.set(role, token);
  };
  const signIn = async (role: RoleName): Promise<string> => {
    const response = await send('visitor', { method: 'POST', path: '/api/login', body: credentialsOf(role) });
    keepCookie(role, response);
    return Account.parse(await response.json()).id;
  };

  const run = runHere(commandsOf(product));
  const accounts = ACCOUNTS.map((role) => ({
    email: emailOf(role),
    password: PASSWORD,
    firstName: role,
    lastName: 'Example',
    isAdmin: role === 'admin',
    isOwner: role === 'owner',
  }));
  await run(demoAccountsContract, { accounts });
  const ids = new Map<RoleName, string>();
  await signIn('ended');
  await send('ended', { method: 'POST', path: '/api/logout' });
  for (const role of ACCOUNTS) ids.set(role, await signIn(role));

  const idOf = (role: RoleName): string => ids.get(role) ?? '';
  return {
    idOf,
    actorOf: (role: RoleName): Actor =>
      ids.has(role)
        ? { kind: 'member', id: idOf(role), isAdmin: role === 'admin', isOwner: role === 'owner' }
        : { kind: 'visitor' },
    call: async (role: RoleName, call: Call): Promise<Reply> => {
      const response = await send(role, call);
      if (ids.has(role)) {
        if (call.path === '/api/logout') await signIn(role);
        else keepCookie(role, response);
      }
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (isStream) await response.body?.cancel();
      return { status: response.status, text: isStream ? '' : await response.text() };
    },
  };
};

export type People = Awaited<ReturnType<typeof openPeople>>;
