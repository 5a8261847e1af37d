import { textIn } from '@wellspring/words/error-text';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const register = (more = {}) => identity.useCases.register({ ...ANN, ...more }, HOME);

describe('a profile', () => {
  it('keeps fields that are left out and clears empty ones', async () => {
    const { account } = await register({ username: 'ann' });
    const { useCases } = identity;
    expect(await useCases.changeProfile(account.id, { firstName: ' Anna  Maria ' })).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Bell',
      username: 'ann',
    });
    expect(await useCases.changeProfile(account.id, { lastName: '', username: null })).toMatchObject({
      firstName: 'Anna Maria',
      lastName: null,
      username: null,
    });
  });

  it('publishes no event when nothing changes', async () => {
    const { account } = await register();
    await identity.useCases.changeProfile(account.id, { firstName: 'Ann' });
    await identity.drained();
    expect(identity.bus.published).toHaveLength(1);
  });

  it('loses nothing when two tabs write at once', async () => {
    const { account } = await register();
    const { useCases } = identity;
    await Promise.all([
      useCases.changeProfile(account.id, { firstName: 'Anna' }),
      useCases.changeProfile(account.id, { lastName: 'Ball' }),
      useCases.completeOnboarding(account.id),
    ]);
    expect(await useCases.findUser(account.id)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Ball',
      hasCompletedOnboarding: true,
      revision: 4,
    });
  });
});

describe('a username', () => {
  it('is free, taken, one’s own, or cannot be one', async () => {
    const { account } = await register({ username: 'ann' });
    const ask = async (username: string, memberId: string | null = null) => {
      const { available, words } = await identity.useCases.usernameAvailability(username, { memberId, address: HOME });
      return { available, message: textIn('en', words) };
    };
    expect(await ask('bob')).toEqual({ available: true, message: 'Username is available' });
    expect(await ask('Ann')).toMatchObject({ available: false, message: 'This username is already taken' });
    expect(await ask('Ann', account.id)).toMatchObject({ available: true });
    expect(await ask('ab')).toEqual({ available: false, message: 'Username must be at least 3 characters' });
  });
});

describe('the picture of a member', () => {
  it('replaces the former one, and is removed with the account', async () => {
    const { account } = await register();
    await identity.useCases.changePhoto(account.id, 'one');
    expect(await identity.useCases.changePhoto(account.id, 'two')).toMatchObject({ photo: { key: 'portraits/two' } });
    expect([...identity.pictures]).toEqual(['portraits/two']);
    expect(await identity.useCases.changePhoto(account.id, null)).toMatchObject({ photo: null });
    expect([...identity.pictures]).toEqual([]);
  });

  it('is not stored for a deleted member', async () => {
    await expect(identity.useCases.changePhoto('nobody', 'one')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([...identity.pictures]).toEqual([]);
  });

  it('is found by its key when unused pictures are swept', async () => {
    const { account } = await register();
    await identity.useCases.changePhoto(account.id, 'one');
    expect(await identity.users.photoKeysAmong(['portraits/one', 'portraits/none'])).toEqual(
      new Set(['portraits/one']),
    );
  });
});
