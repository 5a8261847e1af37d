import { ANN, HOME, openIdentity } from './testing/identity.ts';

const HOUR = 3_600_000;
const OWNER = { ...ANN, email: 'Owner@example.org' };
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const sessionOf = async (token: string) => (await identity.useCases.readSession(token))?.user.id ?? null;
const lastToken = (): string => /token=(\S+)/.exec(identity.mails.at(-1)?.text ?? '')?.[1] ?? '';
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;
/** Joins, and has the link mailed. */
const join = async (more = {}) => {
  const { account, token } = await identity.useCases.register({ ...ANN, ...more }, HOME);
  await identity.deliver();
  return { id: account.id, session: token };
};
/** Presses the button of the link: signed in as `memberId`, or signed out. */
const press = (memberId: string | null, given: { password?: string; newPassword?: string } = {}, token = lastToken()) =>
  identity.useCases.confirmEmail(token, { memberId, ...given, address: HOME });
const stored = (id: string) => identity.useCases.findUser(id);

describe('the link that confirms an address', () => {
  it('is mailed to a new member as text and HTML, and confirms the address where they are signed in', async () => {
    const { id, session } = await join();
    const [mail] = identity.mails;
    expect(mail).toMatchObject({ to: 'Ann@Example.org', subject: 'Confirm your e-mail address' });
    expect(mail?.html).toContain(`https://wellspring.example/verify-email?token=${lastToken()}`);
    expect(await press(id)).toBeNull();
    expect(await press(id)).toBeNull();
    expect(await stored(id)).toMatchObject({ isEmailVerified: true, isOwner: false });
    expect(await sessionOf(session)).toBe(id);
    await identity.deliver();
    const types = identity.bus.published.map(({ type }) => type.split('.').at(-1));
    expect(types).toEqual(['UserRegistered', 'EmailVerified']);
  });

  it('can be mailed again, five times an hour, and only the newest one is valid', async () => {
    const { id } = await join();
    const first = lastToken();
    await identity.useCases.resendVerification(id);
    await identity.deliver();
    await expect(press(id, {}, first)).rejects.toThrow(code('VALIDATION'));
    for (let at = 0; at < 4; at += 1) await identity.useCases.resendVerification(id);
    await expect(identity.useCases.resendVerification(id)).rejects.toThrow(code('RATE_LIMITED'));
    await identity.deliver();
    await press(id);
    identity.pass(HOUR);
    await expect(identity.useCases.resendVerification(id)).rejects.toThrow(code('CONFLICT'));
  });

  it.each(['', 'x', 'x.y', `01a1ffd1-a629-7d36-8ad9-20db3a260c67.${'A'.repeat(43)}`])(
    'is none that reads %p',
    async (token) => {
      const { id } = await join();
      await expect(press(id, { password: ANN.password }, token)).rejects.toThrow(code('VALIDATION'));
    },
  );

  it('lives for a week', async () => {
    const { id } = await join();
    identity.pass(7 * 24 * HOUR);
    await expect(press(id)).rejects.toThrow(code('VALIDATION'));
  });
});

describe('the link in another browser', () => {
  it.each([['where nobody is signed in', null] as const, ['where somebody else is', 'other'] as const])(
    'confirms nothing by itself %s',
    async (_, memberId) => {
      const { id, session } = await join();
      await expect(press(memberId)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Please enter the password of this account, or choose a new one.',
      });
      expect(await stored(id)).toMatchObject({ isEmailVerified: false });
      expect(await sessionOf(session)).toBe(id);
    },
  );

  it('confirms with the password: all other sessions end, and one begins', async () => {
    const { id, session } = await join();
    const begun = await press(null, { password: ANN.password });
    expect(await stored(id)).toMatchObject({ isEmailVerified: true });
    expect([await sessionOf(session), await sessionOf(begun?.token ?? '')]).toEqual([null, id]);
  });

  it('ends the previous session of the browser, and makes it a recognized browser', async () => {
    const { token: held } = await identity.useCases.register({ ...ANN, email: 'bo@example.org' }, HOME);
    await join();
    const begun = await identity.useCases.confirmEmail(lastToken(), {
      memberId: null,
      password: ANN.password,
      held: { session: held },
      address: HOME,
    });
    expect(await sessionOf(held)).toBeNull();
    for (let at = 0; at < 10; at += 1)
      await expect(identity.useCases.login(ANN.email, 'cold water', HOME)).rejects.toThrow(code('UNAUTHENTICATED'));
    await expect(identity.useCases.login(ANN.email, ANN.password, HOME)).rejects.toThrow(code('RATE_LIMITED'));
    const recognized = { browser: begun?.browserToken };
    expect(await identity.useCases.login(ANN.email, ANN.password, HOME, recognized)).toMatchObject({ account: {} });
  });

  it('leaves an attacker who joined with the address no session and no password, once a new one is set', async () => {
    const { id, session } = await join();
    const second = await identity.useCases.login(ANN.email, ANN.password, HOME);
    const begun = await press(null, { newPassword: 'the water of the victim' });
    expect(await Promise.all([session, second.token, begun?.token ?? ''].map(sessionOf))).toEqual([null, null, id]);
    await expect(identity.useCases.login(ANN.email, ANN.password, HOME)).rejects.toThrow(code('UNAUTHENTICATED'));
    await identity.useCases.login(ANN.email, 'the water of the victim', HOME);
    await identity.deliver();
    expect(identity.mails.at(-1)?.subject).toBe('Your password was changed');
  });

  it('sets a password once, and none where the address is confirmed already', async () => {
    const { id } = await join();
    const token = lastToken();
    await press(id);
    await expect(press(null, { newPassword: 'the water of a thief' }, token)).rejects.toThrow(code('VALIDATION'));
    await identity.useCases.login(ANN.email, ANN.password, HOME);
  });

  it('sets one password of many at the same moment', async () => {
    await join();
    const token = lastToken();
    const tries = Array.from({ length: 5 }, (_, at) => press(null, { newPassword: `warmer water ${at}` }, token));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a wrong password in words, and after ten says when to come back', async () => {
    const { id } = await join();
    for (let at = 0; at < 10; at += 1)
      await expect(press(null, { password: 'cold water' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'The password is not right',
      });
    await expect(press(null, { password: ANN.password })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
    expect(await stored(id)).toMatchObject({ isEmailVerified: false });
  });

  it('refuses a new password as every form does', async () => {
    await join();
    await expect(press(null, { newPassword: 'Password1' })).rejects.toThrow(code('VALIDATION'));
    await press(null, { newPassword: 'warmer water' });
  });

  it('begins no session for who is suspended', async () => {
    const { id } = await join();
    await identity.useCases.suspendUser(id, 'Adverts', 'admin');
    expect(await press(null, { password: ANN.password })).toBeNull();
    expect(await stored(id)).toMatchObject({ isEmailVerified: true });
  });
});

describe('the address that the settings name', () => {
  it('gives no rights to who joined with it: their session is not enough', async () => {
    const { id } = await join(OWNER);
    await expect(press(id)).rejects.toThrow(code('FORBIDDEN'));
    expect(await stored(id)).toMatchObject({ isEmailVerified: false, isOwner: false, isAdmin: false });
  });

  it.each([
    ['the password', { password: OWNER.password }],
    ['a new password', { newPassword: 'the water of the owner' }],
  ])('owns the site with %s, and former sessions end', async (_, given) => {
    const { id, session } = await join(OWNER);
    const begun = await press(id, given);
    expect(await stored(id)).toMatchObject({ isOwner: true, isAdmin: true, isEmailVerified: true });
    expect([await sessionOf(session), await sessionOf(begun?.token ?? '')]).toEqual([null, id]);
  });

  it('is the only address that makes an owner', async () => {
    const { id } = await join();
    await press(null, { password: ANN.password });
    expect(await stored(id)).toMatchObject({ isOwner: false, isAdmin: false });
  });
});
