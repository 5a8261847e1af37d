import { userIn } from '@wellspring/events/user-events';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const NEVER = new AbortController().signal;

describe('the command that grants the owner', () => {
  it('makes the account of this e-mail in any case an owner, and publishes that once', async () => {
    const { account, token } = await identity.useCases.register(ANN, HOME);
    for (const email of [' ann@EXAMPLE.org ', ANN.email])
      expect(await identity.useCases.grantOwner(email)).toMatchObject({ id: account.id, isOwner: true, isAdmin: true });
    expect((await identity.useCases.readSession(token))?.user).toMatchObject({ isOwner: true, isAdmin: true });
    await identity.deliver();
    const events = identity.bus.published.filter(({ type }) => type === 'wellspring.identity.v1.RightsChanged');
    expect(events.map(userIn)).toMatchObject([{ userId: account.id, isOwner: true, isAdmin: true }]);
  });

  it('explains what to do where no account has the address', async () => {
    await expect(identity.useCases.grantOwner('nobody@example.org')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No account has this e-mail address. Join on the site with it, then run this again.',
    });
  });
});

describe('demo accounts', () => {
  const admin = {
    email: 'admin@demo.invalid',
    password: 'made at random',
    firstName: 'Demo',
    lastName: 'Admin',
    isAdmin: true,
    isOwner: false,
  };

  it('sign in with their rights and a confirmed address, and get no mail of any kind', async () => {
    expect(await identity.useCases.addDemoAccounts([admin], NEVER)).toMatchObject({ added: 1 });
    const { account } = await identity.useCases.login(admin.email, admin.password, HOME);
    expect(account).toMatchObject({ isAdmin: true, isOwner: false, isEmailVerified: true });
    await identity.useCases.changePassword(account.id, admin.password, 'warmer water');
    await identity.useCases.forgotPassword(admin.email, HOME);
    await identity.deliver();
    expect(identity.mails).toEqual([]);
  });

  it('stay as they are when they are added again', async () => {
    await identity.useCases.addDemoAccounts([admin], NEVER);
    expect(await identity.useCases.addDemoAccounts([{ ...admin, password: 'another one' }], NEVER)).toMatchObject({
      added: 0,
    });
    await identity.useCases.login(admin.email, admin.password, HOME);
  });
});
