import { ANN, HOME, openIdentity } from './testing/identity.ts';

const HOUR = 3_600_000;
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const register = (more = {}) => identity.useCases.register({ ...ANN, ...more }, HOME);
const sessionOf = async (token: string) => (await identity.useCases.readSession(token))?.user.id ?? null;
const lastToken = (): string => /token=(\S+)/.exec(identity.mails.at(-1)?.text ?? '')?.[1] ?? '';
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

describe('the link that resets a password', () => {
  const forgotten = async (email = ' ann@example.org') => {
    await identity.useCases.forgotPassword(email, HOME);
    await identity.deliver();
  };

  it('works once, ends all sessions, and confirms the address', async () => {
    const { account, token } = await register();
    await forgotten();
    const reset = lastToken();
    await identity.useCases.resetPassword(reset, 'warmer water', HOME);
    expect(await sessionOf(token)).toBeNull();
    expect(await identity.useCases.findUser(account.id)).toMatchObject({ isEmailVerified: true });
    await identity.useCases.login(ANN.email, 'warmer water', HOME);
    await expect(identity.useCases.resetPassword(reset, 'even warmer', HOME)).rejects.toMatchObject({
      message: 'Invalid reset link. Please request a new password reset.',
    });
    await identity.deliver();
    expect(identity.mails.at(-1)?.subject).toBe('Your password was changed');
  });

  it('works once however many use it at the same moment', async () => {
    await register();
    await forgotten();
    const token = lastToken();
    const uses = Array.from({ length: 5 }, (_, at) =>
      identity.useCases.resetPassword(token, `warmer water ${at}`, HOME),
    );
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lives for an hour', async () => {
    await register();
    await forgotten();
    identity.pass(HOUR);
    await expect(identity.useCases.resetPassword(lastToken(), 'warmer water', HOME)).rejects.toThrow(
      code('VALIDATION'),
    );
  });

  it('can be checked without being used', async () => {
    await register();
    await forgotten();
    const reset = lastToken();
    const check = (token: string) => identity.useCases.checkResetLink(token, HOME);
    await check(reset);
    await check(reset);
    await identity.useCases.resetPassword(reset, 'warmer water', HOME);
    const dead = [reset, 'none', `01a1ffd1-a629-7d36-8ad9-20db3a260c67.${'A'.repeat(43)}`];
    for (const token of dead)
      await expect(check(token)).rejects.toMatchObject({
        code: 'VALIDATION',
        message: 'Invalid reset link. Please request a new password reset.',
      });
  });

  it('makes the same writes where no account has the address, and leaves nothing stored', async () => {
    await register();
    await identity.deliver();
    const mailed = identity.mails.length;
    await forgotten('nobody@example.org');
    expect(identity.mails).toHaveLength(mailed);
    expect(identity.bus.published.at(-1)?.type).toBe('wellspring.identity.v1.PasswordResetRequested');
    expect(Buffer.from(identity.bus.published.at(-1)?.data ?? []).toString()).not.toContain('nobody');
  });

  it('goes out once when the mail server is back', async () => {
    await register();
    await identity.deliver();
    identity.postOffice.isAway = true;
    await identity.useCases.forgotPassword(ANN.email, HOME);
    await expect(identity.deliver()).rejects.toThrow(code('UNAVAILABLE'));
    identity.postOffice.isAway = false;
    await identity.deliver();
    const resets = identity.mails.filter(({ subject }) => subject === 'Reset your password');
    expect(resets).toHaveLength(1);
    await identity.useCases.resetPassword(lastToken(), 'warmer water', HOME);
  });
});

describe('the address that the settings name', () => {
  it('owns the site once its password was reset by the link', async () => {
    const { account, token } = await register({ email: 'Owner@example.org' });
    await identity.useCases.forgotPassword('owner@example.org', HOME);
    await identity.deliver();
    await identity.useCases.resetPassword(lastToken(), 'warmer water', HOME);
    expect(await identity.useCases.findUser(account.id)).toMatchObject({ isOwner: true, isAdmin: true });
    expect(await sessionOf(token)).toBeNull();
  });
});

describe('a mail to an address that is not confirmed', () => {
  const LURE = 'Claim your prize';

  it('contains no text from the visitor who typed the address', async () => {
    await register({ firstName: LURE, lastName: LURE, username: 'claim-your-prize' });
    await identity.deliver();
    await identity.useCases.forgotPassword(ANN.email, HOME);
    await identity.deliver();
    expect(identity.mails.map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Reset your password',
    ]);
    for (const { text, html } of identity.mails) expect(`${text}${html}`).not.toMatch(/prize/i);
  });

  it('greets by name once the address is confirmed', async () => {
    await identity.confirmed(ANN.email);
    await identity.useCases.forgotPassword(ANN.email, HOME);
    await identity.deliver();
    expect(identity.mails.at(-1)?.text).toContain('Hello Ann,');
  });
});
