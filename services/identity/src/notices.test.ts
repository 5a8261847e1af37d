import { actBy } from '@wellspring/events/acts';
import type { Message } from '@wellspring/platform/bus/port';
import { ANN, HOME, openIdentity } from './testing/identity.ts';
import { place, report } from './testing/told.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

const hear = async (...messages: readonly Message[]): Promise<void> => {
  for (const each of messages)
    for (const consumer of identity.consumers) if (consumer.topics.includes(each.topic)) await consumer.handle([each]);
};

/** A member whose address is confirmed; what was mailed for that is forgotten. */
const confirmed = async (email: string): Promise<string> => {
  const { account } = await identity.useCases.register({ ...ANN, email }, HOME);
  await identity.deliver();
  await identity.useCases.verifyEmail(/token=(\S+)/.exec(identity.mails.at(-1)?.text ?? '')?.[1] ?? '');
  return account.id;
};
const notices = () => identity.mails.filter(({ subject }) => !subject.startsWith('Confirm'));

describe('who submitted a place', () => {
  it.each([
    ['published', 'Your location is published', 'https://wellspring.example/location/pool'],
    ['withdrawn', 'Your location is not published', 'https://wellspring.example/location/pool'],
    ['deleted', 'Your location was deleted', 'https://wellspring.example/location/pool'],
  ] as const)('is told by mail when it is %s, with a link', async (what, subject, link) => {
    const submittedBy = await confirmed(ANN.email);
    await hear(place(what, 'pool', 2, { submittedBy }));
    expect(notices()).toMatchObject([{ to: ANN.email, subject }]);
    expect(notices()[0]?.text).toContain(link);
    expect(notices()[0]?.html).toContain('https://wellspring.example/privacy');
  });

  it('is told nothing at an address that nobody confirmed, while suspended, or of what they did themselves', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    await hear(place('published', 'pool', 2, { submittedBy: account.id }));
    const ben = await confirmed('ben@example.org');
    await hear(place('published', 'bath', 2, { submittedBy: ben, by: actBy(ben) }));
    await hear(place('submitted', 'bath', 1, { submittedBy: ben }), place('published', 'lake', 2));
    await identity.useCases.suspendUser(ben, 'Adverts', 'ada');
    await hear(place('deleted', 'bath', 3, { submittedBy: ben }));
    expect(notices()).toEqual([]);
  });

  it('is told later where the mail server is away', async () => {
    const submittedBy = await confirmed(ANN.email);
    const published = place('published', 'pool', 2, { submittedBy });
    identity.postOffice.isAway = true;
    await expect(hear(published)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    identity.postOffice.isAway = false;
    await hear(published);
    expect(notices()).toHaveLength(1);
  });
});

describe('who reported something', () => {
  it.each([
    ['resolved', { locationId: 'pool' }, 'Your report was resolved', '/location/pool'],
    ['dismissed', { tripListId: 'list' }, 'Your report was dismissed', '/lists/list'],
  ] as const)('is told that it was %s, with a link', async (status, thing, subject, path) => {
    const userId = await confirmed(ANN.email);
    await hear(report('pending', 1, { userId, ...thing }), report(status, 2, { userId, ...thing }));
    expect(notices()).toMatchObject([{ to: ANN.email, subject }]);
    expect(notices()[0]?.text).toContain(`https://wellspring.example${path}`);
  });

  it('is led nowhere when it is gone, and nobody is told for somebody who has left', async () => {
    const userId = await confirmed(ANN.email);
    await hear(
      report('resolved', 2, { userId, locationId: 'pool' }, null),
      report('resolved', 3, { locationId: 'pool' }),
    );
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.text).not.toContain('/location/');
  });
});
