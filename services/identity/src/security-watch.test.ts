import { securityEventIn } from '@wellspring/events/security-events';
import { SECURITY_TOPIC } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import { securityWatch } from './adapters/security-watch.ts';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

const given = () => {
  const clock = { time: 0 };
  const lines: { readonly level: string; readonly line: object }[] = [];
  const facts: Fact[] = [];
  const store = { isAway: false };
  const at = (level: string) => (line: object) => void lines.push({ level, line });
  const watch = securityWatch({
    log: { info: at('info'), warn: at('warn'), error: at('error') },
    outbox: async (some) => {
      if (store.isAway) throw new Error('The store is away');
      facts.push(...some);
    },
    key: 'a key of at least thirty-two characters',
    now: () => new Date(clock.time),
  });
  return { ...watch, clock, lines, facts, store };
};
const attempt = { by: 'password', outcome: 'wrong_password', account: 'ann@example.org', address: HOME } as const;

describe('attempts to sign in', () => {
  it('are logged with a hash of the account and only the network, and failed ones are published', async () => {
    const { noteSignIn, lines, facts } = given();
    await noteSignIn(attempt);
    await noteSignIn({ ...attempt, outcome: 'signed_in', address: '2001:db8:12:34::' });
    await noteSignIn({ ...attempt, outcome: 'limited', account: null, address: undefined });
    expect(lines).toMatchObject([
      { level: 'warn', line: { by: 'password', outcome: 'wrong_password', network: '198.51.100.0' } },
      { level: 'info', line: { by: 'password', outcome: 'signed_in', network: '2001:db8:12::' } },
      { level: 'warn', line: { by: 'password', outcome: 'limited', account: null, network: null } },
    ]);
    const account = expect.stringMatching(/^[\w-]{43}$/) as string;
    expect(facts.map(securityEventIn)).toEqual([
      {
        type: 'SignInFailed',
        incident: { account, network: '198.51.100.0' },
        reason: 'SIGN_IN_FAILURE_WRONG_PASSWORD',
      },
      { type: 'SignInLimited', incident: {} },
    ]);
    expect(JSON.stringify([lines, facts.map(securityEventIn)])).not.toMatch(/ann|example|198\.51\.100\.7/);
  });

  it('fill neither log nor topic: each is published once a minute, up to a limit in all, and every attempt is counted', async () => {
    const { noteSignIn, lines, facts, counts, clock } = given();
    for (let at = 0; at < 5; at += 1) await noteSignIn(attempt);
    expect([lines.length, facts.length]).toEqual([1, 1]);
    for (let at = 0; at < 500; at += 1) await noteSignIn({ ...attempt, account: `p${at}@example.org` });
    expect([lines.length, facts.length, counts.get('wrong_password')]).toEqual([100, 300, 505]);
    clock.time += 60_000;
    await noteSignIn(attempt);
    expect([lines.length, facts.length]).toEqual([101, 300]);
    clock.time += 60 * 60_000;
    await noteSignIn(attempt);
    expect([lines.length, facts.length]).toEqual([102, 301]);
  });

  it('are answered as usual when the event cannot be stored, with a line in the log', async () => {
    const { noteSignIn, lines, store } = given();
    store.isAway = true;
    await noteSignIn(attempt);
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'error']);
  });
});

describe('what concerns the safety of accounts', () => {
  let identity: Awaited<ReturnType<typeof openIdentity>>;
  beforeEach(async () => {
    identity = await openIdentity();
  });
  afterEach(() => identity.close());

  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow();
  const events = async () => {
    await identity.drained();
    return identity.bus.published.filter(({ topic }) => topic === SECURITY_TOPIC).map(securityEventIn);
  };
  const tokenIn = (subject: string): string => {
    const mail = identity.mails.findLast((each) => each.subject === subject);
    return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('is counted by the outcome of each attempt to sign in', async () => {
    const { login, requestSignInLink, signInByLink, suspendUser } = identity.useCases;
    const id = await identity.confirmed(ANN.email);
    await login(ANN.email, ANN.password, HOME);
    await refused(login(ANN.email, 'cold water', HOME));
    await refused(login('nobody@example.org', 'cold water', HOME));
    await requestSignInLink(ANN.email, HOME);
    await identity.deliver();
    await signInByLink(tokenIn('Your sign-in link'), HOME);
    await refused(signInByLink('x', HOME));
    await suspendUser(id, 'Adverts', 'an-admin');
    await refused(login(ANN.email, ANN.password, HOME));
    for (let at = 0; at < 11; at += 1) await refused(login('nobody@example.org', 'cold water', '203.0.113.9'));
    expect(Object.fromEntries(identity.watch.counts)).toEqual({
      signed_in: 2,
      wrong_password: 1,
      unknown_account: 11,
      invalid_link: 1,
      suspended: 1,
      limited: 1,
    });
    const { account, network } = identity.watch.incidentOf('ann@example.org', HOME);
    const ann = { account, network };
    expect(await events()).toEqual([
      { type: 'SignInFailed', incident: ann, reason: 'SIGN_IN_FAILURE_WRONG_PASSWORD' },
      expect.objectContaining({ reason: 'SIGN_IN_FAILURE_UNKNOWN_ACCOUNT' }),
      expect.objectContaining({ reason: 'SIGN_IN_FAILURE_INVALID_LINK' }),
      { type: 'SuspensionChanged', incident: { account }, isSuspended: true },
      { type: 'SessionsEnded', incident: { account }, isEverySession: true },
      { type: 'SignInFailed', incident: ann, reason: 'SIGN_IN_FAILURE_SUSPENDED' },
      expect.objectContaining({ type: 'SignInFailed', reason: 'SIGN_IN_FAILURE_UNKNOWN_ACCOUNT' }),
      expect.objectContaining({ type: 'SignInLimited' }),
    ]);
  });

  it('is stored in the same write as the change: passwords, resets, rights, suspensions and sessions', async () => {
    const { changePassword, forgotPassword, resetPassword, setAdmin, restoreUser, suspendUser, logout, login } =
      identity.useCases;
    const id = await identity.confirmed(ANN.email);
    await changePassword(id, ANN.password, 'warmer water', undefined, HOME);
    await forgotPassword(ANN.email, HOME);
    await identity.deliver();
    await resetPassword(tokenIn('Reset your password'), 'warmest water', HOME);
    await setAdmin(id, true, 'an-owner', '203.0.113.9');
    await setAdmin(id, false, 'an-owner', '203.0.113.9');
    await suspendUser(id, 'Adverts', 'an-admin', '203.0.113.9');
    await restoreUser(id, 'an-admin', '203.0.113.9');
    const { token } = await login(ANN.email, 'warmest water', HOME);
    await logout(token, HOME);
    await logout(token, HOME);
    const { account } = identity.watch.incidentOf('ann@example.org', HOME);
    const [here, there] = [
      { account, network: '198.51.100.0' },
      { account, network: '203.0.113.0' },
    ];
    expect(await events()).toEqual([
      { type: 'PasswordChanged', incident: here },
      { type: 'SessionsEnded', incident: here, isEverySession: true },
      { type: 'PasswordChanged', incident: here, isReset: true },
      { type: 'SessionsEnded', incident: here, isEverySession: true },
      { type: 'RightsChanged', incident: there, isAdmin: true },
      { type: 'RightsChanged', incident: there },
      { type: 'SessionsEnded', incident: there, isEverySession: true },
      { type: 'SuspensionChanged', incident: there, isSuspended: true },
      { type: 'SessionsEnded', incident: there, isEverySession: true },
      { type: 'SuspensionChanged', incident: there },
      { type: 'SessionsEnded', incident: here },
    ]);
  });

  it('contains no personal data: no address, no name, no member id', async () => {
    const id = await identity.confirmed(ANN.email);
    await refused(identity.useCases.login(ANN.email, 'cold water', HOME));
    await identity.useCases.setAdmin(id, true, 'an-owner', HOME);
    await identity.drained();
    const events = identity.bus.published
      .filter(({ topic }) => topic === SECURITY_TOPIC)
      .map(({ key, data }) => key + Buffer.from(data).toString('latin1'));
    expect(events).toHaveLength(2);
    for (const personal of ['ann', 'Bell', 'example', id, 'an-owner', HOME])
      expect(events.join()).not.toContain(personal);
  });
});
