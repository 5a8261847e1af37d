import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
  await identity.useCases.register(ANN, HOME);
});
afterEach(() => identity.close());

const ELSEWHERE = '203.0.113.9';

describe('links to reset a password', () => {
  const forget = (address: string) => identity.useCases.forgotPassword(ANN.email, address);
  const resets = () => identity.mails.filter(({ subject }) => subject.startsWith('Reset'));
  const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';

  it('do not count against the limit of the member when others request them', async () => {
    for (let at = 0; at < 5; at += 1) await forget(ELSEWHERE);
    await expect(forget(ELSEWHERE)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await forget(HOME);
    await identity.deliver();
    await identity.useCases.resetPassword(tokenOf(resets().at(-1)?.text), 'warmer water', HOME);
  });

  it('are mailed once in five minutes, however many networks ask, and the one that was mailed works meanwhile', async () => {
    for (let at = 0; at < 20; at += 1) await forget(`10.1.${at}.1`);
    await identity.deliver();
    expect(resets()).toHaveLength(1);
    identity.pass(5 * 60_000 - 1);
    await forget(HOME);
    await identity.deliver();
    expect(resets()).toHaveLength(1);
    identity.pass(1);
    await forget(HOME);
    await identity.deliver();
    expect(resets()).toHaveLength(2);
    await identity.useCases.resetPassword(tokenOf(resets().at(-1)?.text), 'warmer water', HOME);
  });
});
