import { actBy } from '@wellspring/events/acts';
import { ProposalKind } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { ANN, HOME, openIdentity } from './testing/identity.ts';
import { place, proposal, report } from './testing/events.ts';

let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

describe('who submitted a place', () => {
  it.each([
    ['published', 'Your location is published', 'https://wellspring.example/location/pool'],
    ['withdrawn', 'Your location is not published', 'https://wellspring.example/location/pool'],
    ['deleted', 'Your location was deleted', 'https://wellspring.example/location/pool'],
  ] as const)('gets a mail with a link when it is %s', async (what, subject, link) => {
    const submittedBy = await identity.confirmed(ANN.email);
    await identity.handle(place(what, 'pool', 2, { submittedBy }));
    expect(identity.notices()).toMatchObject([{ to: ANN.email, subject }]);
    expect(identity.notices()[0]?.text).toContain(link);
    expect(identity.notices()[0]?.html).toContain('https://wellspring.example/privacy');
  });

  it('gets no mail at an unconfirmed address, while suspended, or about their own act', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    await identity.handle(place('published', 'pool', 2, { submittedBy: account.id }));
    const ben = await identity.confirmed('ben@example.org');
    await identity.handle(place('published', 'bath', 2, { submittedBy: ben, by: actBy(ben) }));
    await identity.handle(place('submitted', 'bath', 1, { submittedBy: ben }), place('published', 'lake', 2));
    await identity.useCases.suspendUser(ben, 'Adverts', 'ada');
    await identity.handle(place('deleted', 'bath', 3, { submittedBy: ben }));
    expect(identity.notices()).toEqual([]);
  });

  it('gets the mail later when the mail server is down', async () => {
    const submittedBy = await identity.confirmed(ANN.email);
    const published = place('published', 'pool', 2, { submittedBy });
    identity.postOffice.isAway = true;
    await expect(identity.handle(published)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    identity.postOffice.isAway = false;
    await identity.handle(published);
    expect(identity.notices()).toHaveLength(1);
  });
});

describe('who claimed a place, or corrected it', () => {
  it.each([
    [ProposalKind.CLAIM, 'accepted', 'Your claim was accepted'],
    [ProposalKind.CLAIM, 'declined', 'Your claim was not accepted'],
    [ProposalKind.CORRECTION, 'accepted', 'Your correction was accepted'],
    [ProposalKind.CORRECTION, 'declined', 'Your correction was not accepted'],
    [ProposalKind.PHOTOS, 'accepted', 'Your photos were accepted'],
    [ProposalKind.PHOTOS, 'declined', 'Your photos were not accepted'],
  ] as const)('gets a mail with the decision and a link (%#)', async (kind, outcome, subject) => {
    const userId = await identity.confirmed(ANN.email);
    await identity.handle(proposal('pending', 'p', 1, { kind, userId }), proposal(outcome, 'p', 2, { kind, userId }));
    expect(identity.notices()).toMatchObject([{ to: ANN.email, subject }]);
    expect(identity.notices()[0]?.text).toContain('https://wellspring.example/location/pool');
  });

  it('gets no mail at an unconfirmed address, about their own decision, or when the place was deleted', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    const ben = await identity.confirmed('ben@example.org');
    await identity.handle(
      proposal('accepted', 'p', 2, { userId: account.id }),
      proposal('accepted', 'q', 2, { userId: ben, by: actBy(ben) }),
      proposal('deleted', 'r', 2, { userId: ben }),
    );
    expect(identity.notices()).toEqual([]);
  });
});

describe('who reported something', () => {
  it.each([
    ['resolved', { locationId: 'pool' }, 'Your report was resolved', '/location/pool'],
    ['dismissed', { tripListId: 'list' }, 'Your report was dismissed', '/lists/list'],
  ] as const)('gets a mail with a link when the report was %s', async (status, target, subject, path) => {
    const userId = await identity.confirmed(ANN.email);
    await identity.handle(report('pending', 1, { userId, ...target }), report(status, 2, { userId, ...target }));
    expect(identity.notices()).toMatchObject([{ to: ANN.email, subject }]);
    expect(identity.notices()[0]?.text).toContain(`https://wellspring.example${path}`);
  });

  it('gets a mail without a link when the subject is deleted, and none after leaving', async () => {
    const userId = await identity.confirmed(ANN.email);
    await identity.handle(
      report('resolved', 2, { userId, locationId: 'pool' }, null),
      report('resolved', 3, { locationId: 'pool' }),
    );
    expect(identity.notices()).toHaveLength(1);
    expect(identity.notices()[0]?.text).not.toContain('/location/');
  });
});
