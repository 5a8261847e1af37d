import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { ANSWERS } from '../answers.fixture.ts';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';

const CALLS = {
  '/api/login': { email: 'ann@example.org', password: 'warm water' },
  '/api/register': { email: 'ann@example.org', password: 'warm water' },
  '/api/verify-email': { token: 'token', password: 'warm water' },
} as const;

const open = async (publicUrl: string) => {
  const held: unknown[] = [];
  const noting =
    (name: 'login' | 'register' | 'confirmEmail') =>
    (input: Variables): unknown => {
      held.push(input['held']);
      return ANSWERS[name]?.(input);
    };
  const { ask } = await startGateway({
    sessions: sessions(async () => null, clientAddress(0), publicUrl),
    answers: { login: noting('login'), register: noting('register'), confirmEmail: noting('confirmEmail') },
  });
  const post = (path: keyof typeof CALLS, cookie?: string) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify(CALLS[path]),
    });
  return { held, post };
};

describe.each(['/api/login', '/api/register', '/api/verify-email'] as const)('%s', (path) => {
  it('sets the cookie of the session, and one for a year that identifies the browser', async () => {
    const { post } = await open('http://localhost');
    expect((await post(path)).headers['set-cookie']?.slice(0, 2)).toEqual([
      'wellspring.sid=token-of-ann; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'wellspring.browser=browser-of-ann; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('passes on the cookie of the browser', async () => {
    const { post, held } = await open('http://localhost');
    await post(path);
    await post(path, 'wellspring.sid=s; wellspring.browser=b');
    await post(path, `wellspring.browser=${'x'.repeat(501)}`);
    expect(held).toEqual([undefined, { session: 's', browser: 'b' }, undefined].map((each) => each ?? {}));
  });
});
