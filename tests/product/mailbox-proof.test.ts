import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { serveProduct } from '../served/served-product.fixture.ts';
import { mailedToken } from '../released/mailed-token.fixture.ts';

const OWNER = 'boss@example.org';
const VICTIM = 'victim@example.org';
const ATTACKER_PASSWORD = 'the water of the attacker';

const folder = await temporaryFolder();
const { origin } = await serveProduct(folder, { environment: { OWNER_EMAIL: OWNER } });

/** A browser: it keeps the cookie of its session. */
const openBrowser = () => {
  let cookie = '';
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
};

/** An attacker registers with another person's address; its owner gets the mail. */
const preHijacked = async (email: string) => {
  const attacker = openBrowser();
  const joined = await attacker('POST', '/api/register', { email, password: ATTACKER_PASSWORD });
  expect(joined.status).toBe(201);
  const token = await eventually(async () => mailedToken(folder, email));
  return { attacker, token };
};

const expectLockedOut = async (attacker: ReturnType<typeof openBrowser>, email: string): Promise<void> => {
  expect((await attacker('GET', '/api/user')).status).toBe(401);
  const login = await attacker('POST', '/api/login', { email, password: ATTACKER_PASSWORD });
  expect(login.status).toBe(401);
};

it('opening the mailed link confirms nothing: not the page, not a press in a browser that is not theirs', async () => {
  const { attacker, token } = await preHijacked('reader@example.org');
  const scanner = openBrowser();
  await scanner('GET', `/verify-email?token=${token}`);
  expect((await scanner('POST', '/api/verify-email', { token })).status).toBe(403);
  expect(await (await attacker('GET', '/api/user')).json()).toMatchObject({ isEmailVerified: false });
});

it('who registered with the address of another person has neither session nor password, once that person has chosen a new password', async () => {
  const { attacker, token } = await preHijacked(VICTIM);
  const victim = openBrowser();
  const confirmed = await victim('POST', '/api/verify-email', { token, newPassword: 'the water of the victim' });
  expect(confirmed.status).toBe(200);
  expect(await (await victim('GET', '/api/user')).json()).toMatchObject({ email: VICTIM, isEmailVerified: true });
  await expectLockedOut(attacker, VICTIM);
});

it('who registered with OWNER_EMAIL does not own the site, with any button that the reader of the mail presses', async () => {
  const { attacker, token } = await preHijacked(OWNER);
  const owner = openBrowser();
  expect((await owner('POST', '/api/verify-email', { token })).status).toBe(403);
  // Even with the link itself, being signed in is not enough for this address.
  expect((await attacker('POST', '/api/verify-email', { token })).status).toBe(403);
  expect(await (await attacker('GET', '/api/user')).json()).toMatchObject({ isOwner: false, isAdmin: false });

  const confirmed = await owner('POST', '/api/verify-email', { token, newPassword: 'the water of the owner' });
  expect(confirmed.status).toBe(200);
  expect(await (await owner('GET', '/api/user')).json()).toMatchObject({ isOwner: true, isAdmin: true });
  await expectLockedOut(attacker, OWNER);
  expect((await owner('GET', '/api/admin/users')).status).toBe(200);
});
