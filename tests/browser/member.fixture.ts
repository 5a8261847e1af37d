import { User } from '@wellspring/rest-contract/user';
import type { App } from '@wellspring/testkit/app';
import type { BrowserContextOptions } from 'playwright-core';

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

/**
 * Joins as a new member, with an e-mail address of their own; behind a proxy, from an address of their own. `isNew`: has not been
 * shown around yet
 */
export const joinAs = async (
  { origin }: Pick<App, 'origin'>,
  firstName: string,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Member> => {
  const email = `${firstName.toLowerCase()}.${++made}@example.org`;
  const password = 'a quiet Water in the hills';
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${made}` };
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password, firstName, lastName: 'Byron' }),
  });
  const [name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.slice(1) ?? [];
  const { id } = User.parse(await answer.json());
  const { hostname } = new URL(origin);
  const cookie = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false } as const;
  const call: Member['call'] = async (method, path, body) => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, cookie: `${name}=${value}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    const told: unknown = text === '' ? null : JSON.parse(text);
    return told;
  };
  if (!isNew) await call('POST', '/api/complete-onboarding');
  return { id, email, password, storageState: { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [] }, call };
};
