import { userIn } from '@wellspring/events/user-events';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const register = (more = {}) => identity.useCases.register({ ...ANN, ...more }, HOME);
const sessionOf = async (token: string) => (await identity.useCases.readSession(token))?.user.id ?? null;

describe('joining', () => {
  it('signs in at once, as a member without rights', async () => {
    const { account, token } = await register();
    expect(account).toMatchObject({
      email: 'Ann@Example.org',
      isAdmin: false,
      isOwner: false,
      isEmailVerified: false,
      hasCompletedOnboarding: false,
    });
    expect(await sessionOf(token)).toBe(account.id);
  });

  it('publishes an id and flags, and no personal data', async () => {
    const { account } = await register({ username: 'ann.bell' });
    await identity.drained();
    const [message] = identity.bus.published;
    expect(message?.type).toBe('wellspring.identity.v1.UserRegistered');
    expect(message && userIn(message)).toMatchObject({ userId: account.id, revision: 1n, isAdmin: false });
    const published = Buffer.from(message?.data ?? [])
      .toString('latin1')
      .toLowerCase();
    for (const personal of ['ann', 'bell', 'example', 'argon']) expect(published).not.toContain(personal);
  });

  it.each([
    [
      'an e-mail that is taken, however it is written',
      { email: 'ann@EXAMPLE.ORG' },
      'An account with this e-mail',
      'email',
    ],
    [
      'a username that is taken, however it is written',
      { email: 'b@example.org', username: 'ANN' },
      'username is already',
      'username',
    ],
  ])('refuses %s, and names the field', async (_, more, message, field) => {
    await register({ username: 'ann' });
    await expect(register(more)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(message) as string,
      field,
    });
  });

  it('makes one account for many requests at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => register({ username: 'ann' })));
    const words = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(words).toHaveLength(7);
    for (const each of words) expect(each).toContain('An account with this e-mail already exists');
  });

  it.each([
    ['a short password', { password: 'short' }, 'Password must be at least 6 characters long', 'password'],
    ['an endless password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters', 'password'],
    ['a common password', { password: 'Password1' }, 'one of the most common', 'password'],
    ['a password of the own names', { password: 'AnnBell1' }, 'made of your e-mail address or names', 'password'],
    ['what is no e-mail address', { email: 'no address' }, 'Please enter a valid email address', 'email'],
    ['a short username', { username: 'ab' }, 'Username must be at least 3 characters', 'username'],
    ['a username of several words', { username: 'a b c' }, 'letters, digits', 'username'],
    ['a username that is reserved', { username: 'adm1n' }, 'This username cannot be chosen', 'username'],
    ['a name that turns what follows it', { firstName: 'Ann\u202e' }, 'characters that cannot be shown', 'firstName'],
    [
      'a name that is an address',
      { firstName: 'Prize at evil.example' },
      'First name cannot have an address',
      'firstName',
    ],
    ['an endless name', { lastName: 'x'.repeat(51) }, 'Last name must be at most 50 characters', 'lastName'],
  ])('refuses %s with a message and the field', async (_, more, words, field) => {
    const message = expect.stringContaining(words) as string;
    await expect(register(more)).rejects.toMatchObject({ code: 'VALIDATION', message, field });
  });

  it('is limited by address, not by who else calls', async () => {
    await register();
    for (let at = 1; at < 60; at += 1) await expect(register()).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(register({ email: 'last@example.org' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await identity.useCases.register({ ...ANN, email: 'next@example.org' }, '198.51.100.8');
  });
});
