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

describe('the link that confirms an address', () => {
  it('is mailed to whoever joins, in both forms, and confirms it', async () => {
    const { account } = await register({ firstName: '<b>Ann</b>' });
    await identity.deliver();
    const [mail] = identity.mails;
    expect(mail).toMatchObject({ to: 'Ann@Example.org', subject: 'Confirm your e-mail address' });
    expect(mail?.html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;,');
    expect(mail?.html).toContain(`https://wellspring.example/verify-email?token=${lastToken()}`);
    await identity.useCases.verifyEmail(lastToken());
    await identity.useCases.verifyEmail(lastToken());
    expect(await identity.useCases.findUser(account.id)).toMatchObject({ isEmailVerified: true, isOwner: false });
    await identity.deliver();
    const types = identity.bus.published.map(({ type }) => type.split('.').at(-1));
    expect(types).toEqual(['UserRegistered', 'EmailVerified']);
  });

  it('can be mailed anew, five times an hour, and the newest one counts', async () => {
    const { account } = await register();
    await identity.deliver();
    const first = lastToken();
    await identity.useCases.resendVerification(account.id);
    await identity.deliver();
    await expect(identity.useCases.verifyEmail(first)).rejects.toThrow(code('VALIDATION'));
    for (let at = 0; at < 4; at += 1) await identity.useCases.resendVerification(account.id);
    await expect(identity.useCases.resendVerification(account.id)).rejects.toThrow(code('RATE_LIMITED'));
    await identity.deliver();
    await identity.useCases.verifyEmail(lastToken());
    identity.pass(HOUR);
    await expect(identity.useCases.resendVerification(account.id)).rejects.toThrow(code('CONFLICT'));
  });

  it('makes the address that the settings name the owner, and no other', async () => {
    const { account } = await register({ email: 'Owner@example.org' });
    expect(account).toMatchObject({ isOwner: false });
    await identity.deliver();
    await identity.useCases.verifyEmail(lastToken());
    expect(await identity.useCases.findUser(account.id)).toMatchObject({ isOwner: true, isAdmin: true });
  });

  it.each(['', 'x', 'x.y', `01a1ffd1-a629-7d36-8ad9-20db3a260c67.${'A'.repeat(43)}`])(
    'is none that reads %p',
    async (token) => {
      await register();
      await identity.deliver();
      await expect(identity.useCases.verifyEmail(token)).rejects.toThrow(code('VALIDATION'));
    },
  );

  it('lives for a week', async () => {
    await register();
    await identity.deliver();
    identity.pass(7 * 24 * HOUR);
    await expect(identity.useCases.verifyEmail(lastToken())).rejects.toThrow(code('VALIDATION'));
  });
});

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

  it('is asked for alike where nobody has the address: the same writes, and nothing of it stays', async () => {
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
