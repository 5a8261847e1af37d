import { actIn } from '@wellspring/events/acts';
import { userIn } from '@wellspring/events/user-events';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

const DAY = 24 * 3_600_000;
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const register = (email: string, more = {}) => identity.useCases.register({ ...ANN, email, ...more }, HOME);
const owner = async (email: string) => {
  const { account, token } = await register(email);
  return { token, account: await identity.useCases.grantOwner(account.email) };
};
const sessionOf = (token: string) => identity.useCases.readSession(token);
const eventsOf = async (name: string) => {
  await identity.drained();
  return identity.bus.published.filter(({ type }) => type === `wellspring.identity.v1.${name}`);
};
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

describe('an owner', () => {
  it('makes a member an admin from the next request on, and publishes who did it', async () => {
    const { account: olga } = await owner('olga@example.org');
    const { account, token } = await register(ANN.email);
    expect(await identity.useCases.setAdmin(account.id, true, olga.id)).toMatchObject({ isAdmin: true });
    expect((await sessionOf(token))?.user).toMatchObject({ isAdmin: true, isOwner: false });
    const [, granted] = await eventsOf('RightsChanged');
    expect(granted && userIn(granted)).toMatchObject({ userId: account.id, isAdmin: true });
    expect(granted && actIn(granted)).toMatchObject({
      by: olga.id,
      changes: [{ field: 'isAdmin', before: 'false', after: 'true' }],
    });
  });

  it('removes the right: sessions that had it end, and a repeated call publishes nothing', async () => {
    const { account: olga } = await owner('olga@example.org');
    const { account, token } = await register(ANN.email);
    await identity.useCases.setAdmin(account.id, true, olga.id);
    for (let time = 0; time < 2; time += 1) await identity.useCases.setAdmin(account.id, false, olga.id);
    expect(await sessionOf(token)).toBeNull();
    expect(await eventsOf('RightsChanged')).toHaveLength(3);
  });

  it('cannot change an owner, or themselves', async () => {
    const { account: olga } = await owner('olga@example.org');
    const { account: other } = await owner('other@example.org');
    for (const { id } of [olga, other])
      await expect(identity.useCases.setAdmin(id, false, olga.id)).rejects.toThrow(code('FORBIDDEN'));
    await expect(identity.useCases.setAdmin('nobody', true, olga.id)).rejects.toThrow(code('NOT_FOUND'));
  });
});

describe('a suspended member', () => {
  it('is signed out everywhere, and sees the reason only after a sign-in with the right password', async () => {
    const { account, token } = await register(ANN.email);
    await identity.useCases.suspendUser(account.id, ' Wrote  adverts\u0000 ', 'ada');
    expect(await sessionOf(token)).toBeNull();
    const login = (password: string) => identity.useCases.login(ANN.email, password, HOME);
    await expect(login(ANN.password)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'This account is suspended: Wrote  adverts',
    });
    await expect(login('cold water')).rejects.toMatchObject({ message: 'Invalid email or password' });
  });

  it('gets no session by a new password, nor by being made an admin', async () => {
    const { account } = await register(ANN.email);
    await identity.useCases.suspendUser(account.id, 'Adverts', 'ada');
    await identity.useCases.setAdmin(account.id, true, 'olga');
    const { token } = await identity.useCases.changePassword(account.id, ANN.password, 'warmer water');
    expect(await sessionOf(token)).toBeNull();
  });

  it('is restored with all they had but the old sessions', async () => {
    const { account, token } = await register(ANN.email);
    await identity.useCases.suspendUser(account.id, 'Adverts', 'ada');
    expect(await identity.useCases.restoreUser(account.id, 'ada')).toMatchObject({ suspension: null });
    expect(await sessionOf(token)).toBeNull();
    const again = await identity.useCases.login(ANN.email, ANN.password, HOME);
    expect((await sessionOf(again.token))?.user.id).toBe(account.id);
  });

  it('is published as a flag with who did it, and without the reason', async () => {
    const { account } = await register(ANN.email);
    for (let time = 0; time < 2; time += 1) await identity.useCases.suspendUser(account.id, 'Adverts', 'ada');
    for (let time = 0; time < 2; time += 1) await identity.useCases.restoreUser(account.id, 'olga');
    const facts = [...(await eventsOf('UserSuspended')), ...(await eventsOf('UserRestored'))];
    expect(facts.map((fact) => [userIn(fact)?.isSuspended, actIn(fact)?.by])).toEqual([
      [true, 'ada'],
      [false, 'olga'],
    ]);
    expect(Buffer.concat(facts.map(({ data }) => data)).toString()).not.toContain('Adverts');
  });

  it('is never an owner or the admin who suspends, and always has a reason', async () => {
    const { account: olga } = await owner('olga@example.org');
    const { account } = await register(ANN.email);
    const suspend = (id: string, reason: string, by: string) => identity.useCases.suspendUser(id, reason, by);
    await expect(suspend(olga.id, 'Adverts', account.id)).rejects.toThrow(code('FORBIDDEN'));
    await expect(suspend(account.id, 'Adverts', account.id)).rejects.toThrow(code('FORBIDDEN'));
    for (const reason of ['', ' \u200b ', 'x'.repeat(2_001)])
      await expect(suspend(account.id, reason, olga.id)).rejects.toThrow(code('VALIDATION'));
    await expect(suspend('nobody', 'Adverts', olga.id)).rejects.toThrow(code('NOT_FOUND'));
  });
});

describe('the list of members', () => {
  const list = (more = {}) =>
    identity.useCases.listUsers({ search: '', filter: 'all', sort: 'newest', limit: 50, offset: 0, ...more });
  const emails = async (more = {}) => (await list(more)).users.map(({ email }) => email);

  it.each([
    ['ann', ['Ann@Example.org']],
    ['BEL', ['Ann@Example.org']],
    ['jose garcía', ['jose@example.net']],
    ['JOSÉ', ['jose@example.net']],
    ['hot.spr', ['jose@example.net']],
    ['ann@example.o', ['Ann@Example.org']],
    ['example.org', ['Ann@Example.org']],
    ['@example.NET', ['jose@example.net']],
    ['bell ann example', ['Ann@Example.org']],
    ['spr net hot-springs', ['jose@example.net']],
    ['org.example', []],
    ['example', ['jose@example.net', 'Ann@Example.org']],
    ['nn', []],
    ['☯', []],
    ['  ', ['jose@example.net', 'Ann@Example.org']],
  ])('finds by %j the members with these words', async (search, found) => {
    await register(ANN.email);
    identity.pass(1_000);
    await register('jose@example.net', { firstName: 'José', lastName: 'García', username: 'hot.springs' });
    expect(await emails({ search })).toEqual(found);
  });

  it('follows changes of members, and drops deleted ones', async () => {
    const { account } = await register(ANN.email);
    await identity.useCases.changeProfile(account.id, { firstName: 'Beatrix' });
    expect([await emails({ search: 'Beatrix' }), await emails({ search: 'Ann Bell' })]).toEqual([
      [ANN.email],
      [ANN.email],
    ]);
    await identity.useCases.changeProfile(account.id, { lastName: 'Cole' });
    expect(await emails({ search: 'Ann Bell' })).toEqual([]);
    await identity.useCases.deleteAccount(account.id, ANN.password);
    expect(await emails({ search: 'Beatrix' })).toEqual([]);
  });

  it('is paged in every order from both ends, with the true total', async () => {
    for (const letter of 'abcdefg') {
      await register(`${letter}@example.org`, { firstName: letter.toUpperCase(), lastName: null });
      identity.pass(DAY);
    }
    const byName = [...'abcdefg'].map((letter) => `${letter}@example.org`);
    for (const [sort, order] of [
      ['name', byName],
      ['newest', byName.toReversed()],
      ['lastSeen', byName.toReversed()],
    ] as const)
      for (const search of ['', 'example.org', 'org example'])
        for (let offset = 0; offset <= 8; offset += 1) {
          expect(await emails({ search, sort, offset, limit: 2 })).toEqual(order.slice(offset, offset + 2));
          expect((await list({ search, sort, offset, limit: 2 })).total).toBe(7);
        }
  });

  it('shows only admins or only suspended members', async () => {
    const { account: olga } = await owner('olga@example.org');
    const { account } = await register(ANN.email);
    await identity.useCases.suspendUser(account.id, 'Adverts', olga.id);
    expect([await emails({ filter: 'admins' }), await emails({ filter: 'suspended' })]).toEqual([
      [olga.email],
      [ANN.email],
    ]);
    expect(await emails({ filter: 'admins', search: 'example.org' })).toEqual([olga.email]);
  });

  it('shows the day of the last use by a member, also after other writes', async () => {
    const { account, token } = await register(ANN.email);
    const seen = async () => (await list()).users[0]?.lastSeenOn;
    expect(await seen()).toBe('2026-06-01');
    identity.pass(DAY);
    await identity.useCases.readSession(token, { renews: false });
    expect(await seen()).toBe('2026-06-01');
    const revision = (await identity.users.find(account.id))?.revision;
    await sessionOf(token);
    await identity.useCases.changeProfile(account.id, { firstName: 'Beatrix' });
    expect(await seen()).toBe('2026-06-02');
    expect((await identity.users.find(account.id))?.revision).toBe((revision ?? 0) + 1);
  });
});
