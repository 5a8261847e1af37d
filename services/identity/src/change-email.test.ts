import { ANN, HOME, openIdentity } from './testing/identity.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const lastToken = (): string => /token=(\S+)/.exec(identity.mails.at(-1)?.text ?? '')?.[1] ?? '';
const join = async (email = ANN.email): Promise<string> => {
  const { account } = await identity.useCases.register({ ...ANN, email }, HOME);
  await identity.deliver();
  return account.id;
};
const change = (id: string, email: string, password = ANN.password) =>
  identity.useCases.changeEmail(id, { email, password }, HOME);
const press = (memberId: string, token: string) => identity.useCases.confirmEmail(token, { memberId, address: HOME });

describe('changing an address that is not confirmed', () => {
  it('mails the new one a link; links to the old one are dead', async () => {
    const id = await join('ann@example.or');
    const old = lastToken();
    await identity.useCases.forgotPassword('ann@example.or', HOME);
    await identity.deliver();
    const oldReset = lastToken();
    expect(await change(id, ' Ann@example.org ')).toMatchObject({ email: 'Ann@example.org', isEmailVerified: false });
    await identity.deliver();
    expect(identity.mails.at(-1)).toMatchObject({ to: 'Ann@example.org', subject: 'Confirm your e-mail address' });
    await expect(press(id, old)).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(identity.useCases.checkResetLink(oldReset, HOME)).rejects.toMatchObject({ code: 'VALIDATION' });
    await press(id, lastToken());
    await identity.useCases.login('ann@example.org', ANN.password, HOME);
  });

  it.each([
    ['a wrong password', 'new@example.org', 'cold water', 'VALIDATION', 'The current password is not right'],
    ['what is no address', 'new', ANN.password, 'VALIDATION', 'Please enter a valid email address'],
    ['one that is taken', 'BOB@example.org', ANN.password, 'CONFLICT', 'An account with this e-mail already exists'],
  ])('refuses %s with a message', async (_, email, password, code, message) => {
    await join('bob@example.org');
    const id = await join();
    await expect(change(id, email, password)).rejects.toMatchObject({ code, message });
    expect(await identity.useCases.findUser(id)).toMatchObject({ email: ANN.email });
  });

  it('is over once the address is confirmed', async () => {
    const id = await identity.confirmed(ANN.email);
    await expect(change(id, 'new@example.org')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('gives an address to one of two that want it at the same moment', async () => {
    const ids = [await join('one@example.org'), await join('two@example.org')];
    const results = await Promise.allSettled(ids.map((id) => change(id, 'same@example.org')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('An account with this e-mail already exists')]);
  });

  it('is limited like the mails that it sends', async () => {
    const id = await join();
    for (let at = 0; at < 5; at += 1) await change(id, `ann${at}@example.org`);
    await expect(change(id, 'last@example.org')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
