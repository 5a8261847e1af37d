import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const ELSEWHERE = '203.0.113.9';
const MINUTE = 60_000;
const invalid = { code: 'VALIDATION', message: 'This sign-in link is not valid any more. Please ask for a new one.' };

const ask = async (address = HOME, email = ANN.email): Promise<void> => {
  await identity.useCases.requestSignInLink(email, address);
  await identity.deliver();
};
const links = () => identity.mails.filter(({ subject }) => subject === 'Your sign-in link');
const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
const newestToken = () => tokenOf(links().at(-1)?.text);
const use = (token: string, session?: string) => identity.useCases.signInByLink(token, HOME, { session });
const sessionOf = async (token: string) => (await identity.useCases.readSession(token))?.user.id ?? null;

describe('a mailed link', () => {
  it('signs in once, and makes the browser a recognized one', async () => {
    const id = await identity.confirmed(ANN.email);
    await ask();
    expect(links()[0]?.text).toContain('https://wellspring.example/sign-in-link#token=');
    const { token, browserToken, account } = await use(newestToken());
    expect([account.id, await sessionOf(token)]).toEqual([id, id]);
    for (let at = 0; at < 11; at += 1)
      await identity.useCases.login(ANN.email, 'cold water', ELSEWHERE).catch(() => undefined);
    await identity.useCases.login(ANN.email, ANN.password, ELSEWHERE, { browser: browserToken });
    await expect(use(newestToken())).rejects.toMatchObject(invalid);
  });

  it('signs in one of many who use it at once', async () => {
    await identity.confirmed(ANN.email);
    await ask();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => use(newestToken())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is a way in while others guess the password over many networks', async () => {
    await identity.confirmed(ANN.email);
    for (let at = 0; at < 100; at += 1)
      await identity.useCases.login(ANN.email, 'cold water', `10.1.${at}.1`).catch(() => undefined);
    await expect(identity.useCases.login(ANN.email, ANN.password, HOME)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    for (let at = 0; at < 6; at += 1) await ask(ELSEWHERE).catch(() => undefined);
    await ask();
    await use(newestToken());
  });

  it('ends the session that the browser held', async () => {
    await identity.confirmed(ANN.email);
    const other = await identity.useCases.register({ ...ANN, email: 'ben@example.org' }, HOME);
    await ask();
    await use(newestToken(), other.token);
    expect(await sessionOf(other.token)).toBeNull();
  });

  it('lives for 15 minutes, and is mailed once in five, however many networks ask', async () => {
    await identity.confirmed(ANN.email);
    for (let at = 0; at < 10; at += 1) await ask(`10.1.${at}.1`);
    expect(links()).toHaveLength(1);
    const first = newestToken();
    identity.pass(5 * MINUTE);
    await ask();
    expect(links()).toHaveLength(2);
    identity.pass(10 * MINUTE - 1);
    await use(first);
    await expect(use(newestToken())).rejects.toMatchObject(invalid);
    await ask();
    identity.pass(15 * MINUTE);
    await expect(use(newestToken())).rejects.toMatchObject(invalid);
  });

  it('is void once the password has changed, and once the account is deleted', async () => {
    const id = await identity.confirmed(ANN.email);
    await ask();
    await identity.useCases.changePassword(id, ANN.password, 'warmer water');
    await expect(use(newestToken())).rejects.toMatchObject(invalid);
    identity.pass(5 * MINUTE);
    await ask();
    await identity.useCases.deleteAccount(id, 'warmer water');
    await identity.deliver();
    await expect(use(newestToken())).rejects.toMatchObject(invalid);
  });

  it('shows a suspended member the reason', async () => {
    const id = await identity.confirmed(ANN.email);
    await identity.useCases.suspendUser(id, 'Adverts', 'an-admin');
    await ask();
    await expect(use(newestToken())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'This account is suspended: Adverts',
    });
  });

  it('of an address that is not confirmed asks for a new password instead: a stranger may have made the account', async () => {
    const stranger = await identity.useCases.register(ANN, ELSEWHERE);
    await ask();
    expect(links()).toHaveLength(0);
    const reset = identity.mails.find(({ subject }) => subject === 'Reset your password');
    await identity.useCases.resetPassword(tokenOf(reset?.text), 'warmer water', HOME);
    expect(await sessionOf(stranger.token)).toBeNull();
    await expect(identity.useCases.login(ANN.email, ANN.password, ELSEWHERE)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is not mailed where no account has the address, with the same answer', async () => {
    await ask(HOME, 'nobody@example.org');
    expect(identity.mails).toHaveLength(0);
    const [event] = identity.bus.published;
    expect(event?.type).toBe('wellspring.identity.v1.SignInLinkRequested');
    expect(JSON.stringify(event)).not.toContain('nobody');
  });

  it('goes out once when the mail server is back', async () => {
    await identity.confirmed(ANN.email);
    await identity.useCases.requestSignInLink(ANN.email, HOME);
    identity.postOffice.isAway = true;
    await expect(identity.deliver()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    identity.postOffice.isAway = false;
    await identity.deliver();
    expect(links()).toHaveLength(1);
    await use(newestToken());
  });

  it.each(['', 'x', 'a.b', `u.${'A'.repeat(43)}`, 'x'.repeat(900)])('is not %j', async (token) => {
    await expect(use(token)).rejects.toMatchObject(invalid);
  });
});
