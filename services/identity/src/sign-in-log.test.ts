import { signInLog } from './adapters/sign-in-log.ts';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

const given = () => {
  const clock = { time: 0 };
  const lines: { readonly level: string; readonly line: object }[] = [];
  const at = (level: string) => (line: object) => void lines.push({ level, line });
  const watch = signInLog({
    log: { info: at('info'), warn: at('warn') },
    key: 'a key of at least thirty-two characters',
    now: () => new Date(clock.time),
  });
  return { ...watch, clock, lines };
};
const attempt = { by: 'password', outcome: 'wrong_password', account: 'ann@example.org', address: HOME } as const;

describe('the log of sign-ins', () => {
  it('says what came of each, under a hash of the account and with the network alone', () => {
    const { note, lines } = given();
    note(attempt);
    note({ ...attempt, outcome: 'signed_in', address: '2001:db8:12:34::' });
    expect(lines).toMatchObject([
      { level: 'warn', line: { by: 'password', outcome: 'wrong_password', network: '198.51.100.0' } },
      { level: 'info', line: { by: 'password', outcome: 'signed_in', network: '2001:db8:12::' } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ann|example|198\.51\.100\.7/);
  });

  it('is not filled by a guesser: the same is said once a minute, a hundred lines in all, and every attempt is counted', () => {
    const { note, lines, counts, clock } = given();
    for (let at = 0; at < 5; at += 1) note(attempt);
    expect(lines).toHaveLength(1);
    for (let at = 0; at < 500; at += 1) note({ ...attempt, account: `p${at}@example.org` });
    expect([lines.length, counts.get('wrong_password')]).toEqual([100, 505]);
    clock.time += 60_000;
    note(attempt);
    expect(lines).toHaveLength(101);
  });
});

it('attempts are counted by what came of them', async () => {
  const identity = await openIdentity();
  const { login, requestSignInLink, signInByLink, suspendUser } = identity.useCases;
  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow();
  const id = await identity.confirmed(ANN.email);
  await login(ANN.email, ANN.password, HOME);
  await refused(login(ANN.email, 'cold water', HOME));
  await refused(login('nobody@example.org', 'cold water', HOME));
  await requestSignInLink(ANN.email, HOME);
  await identity.deliver();
  const link = identity.mails.findLast(({ subject }) => subject === 'Your sign-in link');
  await signInByLink(/token=(\S+)/.exec(link?.text ?? '')?.[1] ?? '', HOME);
  await refused(signInByLink('x', HOME));
  await suspendUser(id, 'Adverts', 'an-admin');
  await refused(login(ANN.email, ANN.password, HOME));
  for (let at = 0; at < 11; at += 1) await refused(login('nobody@example.org', 'cold water', '203.0.113.9'));
  expect(Object.fromEntries(identity.signIns.counts)).toEqual({
    signed_in: 2,
    wrong_password: 1,
    unknown_account: 11,
    invalid_link: 1,
    suspended: 1,
    limited: 1,
  });
  await identity.close();
});
