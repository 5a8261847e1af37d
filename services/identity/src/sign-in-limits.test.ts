import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const ELSEWHERE = '203.0.113.9';
const IPV6 = '2001:db8:12:34::';
const limited = { code: 'RATE_LIMITED' };
const wrong = { code: 'UNAUTHENTICATED' };

const register = () => identity.useCases.register(ANN, HOME);
const guess = (address: string | undefined, browser?: string, email = ANN.email) =>
  identity.useCases.login(email, 'cold water', address, { browser });
const signIn = (address: string | undefined, browser?: string) =>
  identity.useCases.login(ANN.email, ANN.password, address, { browser });
const guessTimes = async (many: number, address: string, browser?: string): Promise<void> => {
  for (let at = 0; at < many; at += 1) await expect(guess(address, browser)).rejects.toMatchObject(wrong);
};

describe('wrong passwords', () => {
  it('are limited by account and network together, and the refusal says when to come back', async () => {
    await register();
    await guessTimes(10, ELSEWHERE);
    identity.pass(180_000);
    await expect(signIn(ELSEWHERE)).rejects.toMatchObject({
      ...limited,
      message: 'Too many attempts. Please try again in 12 minutes.',
      retryAfter: 720,
    });
    identity.pass(720_000);
    await signIn(ELSEWHERE);
  });

  it('from one network do not block the member in another network', async () => {
    await register();
    await guessTimes(10, ELSEWHERE);
    await expect(guess(ELSEWHERE)).rejects.toMatchObject(limited);
    await signIn(HOME);
    await guessTimes(1, HOME);
  });

  it('do not block a recognized browser, even in the network of the attacker', async () => {
    const { browserToken } = await register();
    await guessTimes(10, ELSEWHERE);
    await expect(signIn(ELSEWHERE)).rejects.toMatchObject(limited);
    await signIn(ELSEWHERE, browserToken);
  });

  it('count as one where the whole network is of one person', async () => {
    await register();
    for (let at = 0; at < 10; at += 1) await expect(guess(`2001:db8:12:${at}::`)).rejects.toMatchObject(wrong);
    await expect(guess('2001:db8:12:ff::')).rejects.toMatchObject(limited);
    await expect(guess('2001:db8:13:ff::')).rejects.toMatchObject(wrong);
    for (let at = 0; at < 10; at += 1) await expect(guess(`203.0.113.${at}`)).rejects.toMatchObject(wrong);
    await expect(guess('203.0.113.200')).rejects.toMatchObject(limited);
  });

  it('are limited over all networks together, while recognized browsers still sign in', async () => {
    const { browserToken } = await register();
    for (let at = 0; at < 100; at += 1) await expect(guess(`10.1.${at}.1`)).rejects.toMatchObject(wrong);
    await expect(signIn('10.2.0.1')).rejects.toMatchObject(limited);
    await signIn('10.2.0.1', browserToken);
    identity.pass(3_600_000);
    await signIn('10.2.0.1');
  });

  it('are limited alike where there is no such account', async () => {
    for (let at = 0; at < 10; at += 1)
      await expect(guess(ELSEWHERE, undefined, 'nobody@example.org')).rejects.toMatchObject(wrong);
    await expect(guess(ELSEWHERE, undefined, 'nobody@example.org')).rejects.toMatchObject(limited);
  });

  it('for many accounts from one address are limited, too', async () => {
    for (let at = 0; at < 60; at += 1)
      await expect(guess(IPV6, undefined, `p${at}@example.org`)).rejects.toMatchObject(wrong);
    await expect(guess(IPV6, undefined, 'p60@example.org')).rejects.toMatchObject(limited);
    await expect(guess('2001:db8:12:35::', undefined, 'p60@example.org')).rejects.toMatchObject(wrong);
  });

  it('are counted only by account where limits by address are off', async () => {
    await register();
    for (let at = 0; at < 11; at += 1) await expect(guess(undefined)).rejects.toMatchObject(wrong);
    await signIn(undefined);
  });
});

describe('right passwords', () => {
  it('are not counted: many people sign in behind one address', async () => {
    await register();
    for (let at = 0; at < 61; at += 1) await signIn(HOME);
  });

  it('reset the count of wrong ones, only of this account in this network', async () => {
    await register();
    await identity.useCases.register({ ...ANN, email: 'ben@example.org' }, HOME);
    await guessTimes(9, HOME);
    for (let at = 0; at < 10; at += 1)
      await expect(guess(HOME, undefined, 'ben@example.org')).rejects.toMatchObject(wrong);
    await signIn(HOME);
    await guessTimes(9, HOME);
    await expect(guess(HOME, undefined, 'ben@example.org')).rejects.toMatchObject(limited);
  });
});

describe('a recognized browser', () => {
  it('may guess ten times itself', async () => {
    const { browserToken } = await register();
    await guessTimes(10, HOME, browserToken);
    await expect(signIn(HOME, browserToken)).rejects.toMatchObject(limited);
    await signIn(ELSEWHERE);
  });

  it('is not recognized for another account', async () => {
    const { browserToken } = await identity.useCases.register({ ...ANN, email: 'eve@example.org' }, ELSEWHERE);
    await register();
    await guessTimes(10, ELSEWHERE, browserToken);
    await expect(guess(ELSEWHERE, browserToken)).rejects.toMatchObject(limited);
  });

  it('is recognized for each of several members who use it', async () => {
    const ann = await register();
    const both = await identity.useCases.register({ ...ANN, email: 'ben@example.org' }, HOME, {
      browser: ann.browserToken,
    });
    await guessTimes(10, ELSEWHERE);
    await signIn(ELSEWHERE, both.browserToken);
  });

  it('gets a new token at each sign-in, and its cookie stays short', async () => {
    let { browserToken } = await register();
    const { length } = browserToken;
    for (let at = 0; at < 5; at += 1) ({ browserToken } = await signIn(HOME, browserToken));
    expect(browserToken).toHaveLength(length);
    for (let at = 0; at < 9; at += 1) {
      const email = `p${at}@example.org`;
      ({ browserToken } = await identity.useCases.register({ ...ANN, email }, HOME, { browser: browserToken }));
    }
    expect(browserToken.length).toBeLessThan(400);
  });

  it('holds a token that does not reveal its member', async () => {
    const { browserToken, account } = await register();
    const plain = Buffer.from(browserToken, 'base64url').toString('latin1');
    for (const text of [browserToken, plain])
      for (const personal of [account.id, 'ann', 'example']) expect(text.toLowerCase()).not.toContain(personal);
  });

  it('is forgotten after a year, and when the password changes elsewhere', async () => {
    const { account, browserToken } = await register();
    const changed = await identity.useCases.changePassword(account.id, ANN.password, 'warmer water');
    await guessTimes(10, ELSEWHERE);
    await expect(guess(ELSEWHERE, browserToken)).rejects.toMatchObject(limited);
    await expect(guess(ELSEWHERE, changed.browserToken)).rejects.toMatchObject(wrong);
    identity.pass(365 * 24 * 3_600_000);
    await guessTimes(10, ELSEWHERE);
    await expect(guess(ELSEWHERE, changed.browserToken)).rejects.toMatchObject(limited);
  });

  it.each(['', '~', '~'.repeat(400), `${'A'.repeat(22)}.t.${'A'.repeat(43)}`, 'x'.repeat(5_000), '🤷'])(
    'is not what holds %j',
    async (held) => {
      await register();
      await guessTimes(10, ELSEWHERE, held);
      await expect(guess(ELSEWHERE, held)).rejects.toMatchObject(limited);
    },
  );
});
