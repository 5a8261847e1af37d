import { ANN, HOME, openIdentity } from './testing/identity.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const register = (more = {}) => identity.useCases.register({ ...ANN, ...more }, HOME);
const sessionOf = async (token: string) => (await identity.useCases.readSession(token))?.user.id ?? null;

describe('signing in', () => {
  it('accepts the right password with any letter case of the e-mail', async () => {
    const { account } = await register();
    const { token } = await identity.useCases.login(' ANN@example.org ', ANN.password, HOME);
    expect(await sessionOf(token)).toBe(account.id);
  });

  it('answers the same to a wrong password and to an unknown account', async () => {
    await register();
    for (const email of [ANN.email, 'nobody@example.org'])
      await expect(identity.useCases.login(email, 'cold water', HOME)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'Invalid email or password',
      });
  });

  it('counts no attempts that succeed', async () => {
    await register();
    for (let at = 0; at < 12; at += 1) await identity.useCases.login(ANN.email, ANN.password, HOME);
  });
});

describe('a session', () => {
  it('is in the export of its member with only its times, the last used first', async () => {
    const { account, token } = await register();
    identity.pass(HOUR);
    await identity.useCases.login(ANN.email, ANN.password, HOME);
    await register({ email: 'ben@example.org' });
    identity.pass(2 * HOUR);
    await identity.useCases.readSession(token);
    const sessions = await identity.useCases.sessionsOf(account.id);
    const since = sessions.map(({ startedAt, usedAt }) => usedAt.getTime() - (startedAt?.getTime() ?? 0));
    expect(since.map((used) => Math.round(used / HOUR))).toEqual([3, 0]);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('ends when it is left, and no other with it', async () => {
    const { account, token } = await register();
    const other = await identity.useCases.login(ANN.email, ANN.password, HOME);
    await identity.useCases.logout(token, HOME);
    expect([await sessionOf(token), await sessionOf(other.token)]).toEqual([null, account.id]);
  });

  it('lives for 30 days from its last use', async () => {
    const { account, token } = await register();
    identity.pass(30 * DAY - 1);
    expect(await sessionOf(token)).toBe(account.id);
    identity.pass(30 * DAY);
    expect(await sessionOf(token)).toBeNull();
  });

  it('ends 90 days after signing in, however much it is used', async () => {
    const { account, token } = await register();
    for (let day = 0; day < 89; day += 1) {
      identity.pass(DAY);
      expect(await sessionOf(token)).toBe(account.id);
    }
    identity.pass(DAY - 1);
    expect(await sessionOf(token)).toBe(account.id);
    identity.pass(1);
    expect(await sessionOf(token)).toBeNull();
  });

  it.each([
    ['signs in', (session: string) => identity.useCases.login(ANN.email, ANN.password, HOME, { session })],
    ['joins', (session: string) => identity.useCases.register({ ...ANN, email: 'ben@example.org' }, HOME, { session })],
  ])('ends when a member %s in its browser, and no other session ends', async (_, begin) => {
    const { account, token } = await register();
    const other = await identity.useCases.login(ANN.email, ANN.password, HOME);
    const next = await begin(token);
    expect([await sessionOf(token), await sessionOf(other.token)]).toEqual([null, account.id]);
    expect(await sessionOf(next.token)).toBe(next.account.id);
  });

  it('continues when a sign-in in its browser fails, or its token is invalid', async () => {
    const { account, token } = await register();
    const wrong = identity.useCases.login(ANN.email, 'cold water', HOME, { session: token });
    await expect(wrong).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await identity.useCases.login(ANN.email, ANN.password, HOME, { session: `${token}A` });
    expect(await sessionOf(token)).toBe(account.id);
  });

  it('is renewed hourly at most, with a new token for the cookie', async () => {
    const { token } = await register();
    identity.pass(HOUR - 1);
    expect((await identity.useCases.readSession(token))?.renewedToken).toBeNull();
    identity.pass(1);
    expect((await identity.useCases.readSession(token))?.renewedToken).toBe(token);
    expect((await identity.useCases.readSession(token))?.renewedToken).toBeNull();
  });

  it('is not renewed by a read without use', async () => {
    const { account, token } = await register();
    identity.pass(HOUR);
    const seen = await identity.useCases.readSession(token, { renews: false });
    expect(seen).toMatchObject({ user: { id: account.id }, renewedToken: null });
    expect((await identity.useCases.readSession(token))?.renewedToken).toBe(token);
  });

  it('is invalid with a signature by another key', async () => {
    const { token } = await register();
    const [id = ''] = token.split('.');
    for (const forged of ['', 'x', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${token}A`])
      expect(await sessionOf(forged)).toBeNull();
  });
});

describe('changing the password', () => {
  it('ends all sessions and begins a new one', async () => {
    const { account, token } = await register();
    const other = await identity.useCases.login(ANN.email, ANN.password, HOME);
    const changed = await identity.useCases.changePassword(account.id, ANN.password, 'warmer water');
    expect([await sessionOf(token), await sessionOf(other.token), await sessionOf(changed.token)]).toEqual([
      null,
      null,
      account.id,
    ]);
    await identity.useCases.login(ANN.email, 'warmer water', HOME);
  });

  it('asks for the one that holds', async () => {
    const { account, token } = await register();
    await expect(identity.useCases.changePassword(account.id, 'cold water', 'warmer water')).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    expect(await sessionOf(token)).toBe(account.id);
  });
});
