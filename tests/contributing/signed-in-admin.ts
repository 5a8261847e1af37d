import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@wellspring/testkit/app';
import { z } from 'zod';

const Accounts = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }));

/** Signs in with the demo's account of an admin. Answers its cookie. */
export const signedInAdmin = async ({ origin, dataDir }: Pick<App, 'origin' | 'dataDir'>): Promise<string> => {
  const accounts = Accounts.parse(JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')));
  const { email, password } = accounts.find(({ role }) => role === 'admin') ?? {};
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};
