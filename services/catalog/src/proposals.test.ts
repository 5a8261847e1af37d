import { jest } from '@jest/globals';
import { actIn } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { proposalIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const catalog = await openCatalog();
const { useCases, locations, published, deliver } = catalog;
const CLEO = { id: 'cleo', isAdmin: false };
const DAN = { id: 'dan', isAdmin: false };
const WORDS = 'I run this bath since 2010.';
const ACCEPT = { status: 'accepted', notes: null, reason: null, readRevision: null, proposalRevision: null } as const;

const submit = async (name: string, submittedBy = CLEO.id): Promise<string> => {
  const submitted = details({ name, description: 'Warm', address: '1 Lane' });
  return (await useCases.submitLocation({ details: submitted, submittedBy, isClaimed: false }, null)).location.id;
};
const publish = async (name: string, submittedBy = CLEO.id): Promise<string> => {
  const id = await submit(name, submittedBy);
  await useCases.verifyLocation(id, 'ada');
  return id;
};
const open = async () => {
  const { items } = await useCases.proposalPage({ kind: null, status: 'pending', limit: 100, offset: 0 });
  return items;
};
const openAt = async (id: string) => (await open()).filter(({ locationId }) => locationId === id);

describe('a claim', () => {
  it('changes nothing until an admin accepts it, and then names the owner', async () => {
    const id = await publish('Claimed Spring');
    const { id: proposal } = await useCases.claimLocation(id, ` ${WORDS}\n`, DAN, null);
    expect(await locations.find(id)).toMatchObject({ isClaimed: false, claimedBy: null });
    await useCases.decideProposal(proposal, ACCEPT, 'ada');
    expect(await locations.find(id)).toMatchObject({ isClaimed: true, claimedBy: DAN.id, isVerified: true });
    await expect(useCases.decideProposal(proposal, ACCEPT, 'bob')).rejects.toThrow('decided already');
    await expect(useCases.claimLocation(id, WORDS, CLEO, null)).rejects.toThrow('claimed already');
  });

  it('is open once for each member and place, however often it is sent', async () => {
    const id = await publish('Twice Claimed Spring');
    const first = await useCases.claimLocation(id, WORDS, DAN, 'key');
    expect(await useCases.claimLocation(id, WORDS, DAN, 'key')).toEqual(first);
    await expect(useCases.claimLocation(id, WORDS, DAN, null)).rejects.toMatchObject({ code: 'CONFLICT' });
    await useCases.claimLocation(id, WORDS, CLEO, null);
    await useCases.decideProposal(
      first.id,
      { ...ACCEPT, status: 'declined', notes: 'No proof', reason: ' Please show a proof\n' },
      'ada',
    );
    expect(await useCases.proposalsOf(DAN.id, id)).toMatchObject([{ reason: 'Please show a proof' }]);
    expect(await locations.find(id)).toMatchObject({ isClaimed: false });
    await useCases.claimLocation(id, WORDS, DAN, null);
    expect(await openAt(id)).toHaveLength(2);
  });

  it.each([
    ['too few words', 'mine', 'Message must be at least 10 characters'],
    ['too many', 'x'.repeat(1_001), 'Message must be at most 1000 characters'],
  ])('is refused with %s', async (_, message, words) => {
    const id = await publish(`Refused ${words}`);
    await expect(useCases.claimLocation(id, message, DAN, null)).rejects.toThrow(words);
  });

  it('on an invisible place is refused like one on an absent place', async () => {
    const id = await submit('Hidden Spring');
    await expect(useCases.claimLocation(id, WORDS, DAN, null)).rejects.toThrow('Location not found');
  });

  it('of one member is not accepted after that of another', async () => {
    const id = await publish('Contested Spring');
    const [one, other] = [
      await useCases.claimLocation(id, WORDS, DAN, null),
      await useCases.claimLocation(id, WORDS, CLEO, null),
    ];
    await useCases.decideProposal(one.id, ACCEPT, 'ada');
    await expect(useCases.decideProposal(other.id, ACCEPT, 'ada')).rejects.toThrow('claimed by somebody else');
  });
});

describe('a correction', () => {
  it('of a pending place is written at once, and only by its submitter', async () => {
    const id = await submit('Pending Pool');
    const { location, proposal } = await useCases.correctLocation(id, { hours: '9–17' }, CLEO);
    expect([location.hours, proposal]).toEqual(['9–17', null]);
    await expect(useCases.correctLocation(id, { hours: '10' }, DAN)).rejects.toThrow('Location not found');
    await expect(useCases.correctLocation(id, { city: null }, CLEO)).rejects.toThrow('City is required');
  });

  it('of a published place is pending, and is written when it is accepted', async () => {
    const id = await publish('Published Pool');
    const { proposal } = await useCases.correctLocation(id, { hours: '9–17', city: 'Vík' }, CLEO);
    expect(await locations.find(id)).toMatchObject({ hours: null, city: 'Grindavík' });
    expect(proposal).toMatchObject({
      before: { hours: null, city: 'Grindavík' },
      after: { hours: '9–17', city: 'Vík' },
    });
    await expect(useCases.correctLocation(id, { hours: '8' }, CLEO)).rejects.toMatchObject({ code: 'CONFLICT' });
    await useCases.decideProposal(proposal?.id ?? '', ACCEPT, 'ada');
    expect(await locations.find(id)).toMatchObject({ hours: '9–17', city: 'Vík', isVerified: true });
    await expect(useCases.correctLocation(id, { hours: '9–17' }, CLEO)).rejects.toThrow('Nothing was changed');
  });

  it('overwrites nothing that was changed meanwhile, until the admin has seen it', async () => {
    const id = await publish('Overtaken Pool');
    const { proposal } = await useCases.correctLocation(id, { hours: '9–17', city: 'Vík' }, CLEO);
    const proposed = proposal?.id ?? '';
    const { revision } = await useCases.changeLocation(id, { city: 'Selfoss', website: null }, 'bob');
    await expect(useCases.decideProposal(proposed, ACCEPT, 'ada')).rejects.toThrow('changed meanwhile: City.');
    await expect(
      useCases.decideProposal(proposed, { ...ACCEPT, readRevision: revision - 1 }, 'ada'),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await locations.find(id)).toMatchObject({ hours: null, city: 'Selfoss' });
    await useCases.decideProposal(proposed, { ...ACCEPT, readRevision: revision }, 'ada');
    expect(await locations.find(id)).toMatchObject({ hours: '9–17', city: 'Vík' });
  });

  it('is decided once, also when two admins decide at once', async () => {
    const id = await publish('Two Judges Pool');
    const { proposal } = await useCases.correctLocation(id, { hours: '9–17' }, CLEO);
    const decided = await Promise.allSettled([
      useCases.decideProposal(proposal?.id ?? '', ACCEPT, 'ada'),
      useCases.decideProposal(proposal?.id ?? '', { ...ACCEPT, status: 'declined' }, 'bob'),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isAccepted = decided[0]?.status === 'fulfilled';
    expect(await locations.find(id)).toMatchObject({ hours: isAccepted ? '9–17' : null });
  });
});

describe('the result of a decision', () => {
  it('is written also when the process died before that, and never twice', async () => {
    const id = await publish('Late Pool');
    const { proposal } = await useCases.correctLocation(id, { hours: '9–17' }, CLEO);
    jest.spyOn(locations, 'replace').mockRejectedValueOnce(new Error('the process died'));
    await expect(useCases.decideProposal(proposal?.id ?? '', ACCEPT, 'ada')).rejects.toThrow('died');
    const events = (await published()).filter(({ key }) => key === id);
    await deliverTwice(events, deliver, { seed: 3 });
    expect(await locations.find(id)).toMatchObject({ hours: '9–17' });
    await useCases.changeLocation(id, { hours: null }, 'bob');
    await deliverTwice(events, deliver, { seed: 4 });
    expect(await locations.find(id)).toMatchObject({ hours: null });
  });

  it('is published with ids, kinds and the admin, and without texts', async () => {
    const id = await publish('Told Pool');
    const { id: proposal } = await useCases.claimLocation(id, WORDS, DAN, null);
    await useCases.decideProposal(proposal, { ...ACCEPT, notes: 'Secret notes', reason: 'Secret reason' }, 'ada');
    const events = (await published()).filter((message) => proposalIn(message)?.proposalId === proposal);
    expect(events.map(({ type }) => type.split('.').at(-1))).toEqual(['ProposalMade', 'ProposalDecided']);
    expect(events.map((message) => actIn(message)?.by ?? null)).toEqual([null, 'ada']);
    for (const { data } of events) expect(Buffer.from(data).toString('latin1')).not.toMatch(/bath|Secret/);
  });
});

describe('proposals', () => {
  it('are deleted with their place, also when they were made during its deletion', async () => {
    const id = await publish('Vanishing Pool');
    await useCases.claimLocation(id, WORDS, DAN, null);
    await useCases.deleteLocation(id, 'ada');
    await deliver(await published());
    expect(await openAt(id)).toEqual([]);
    await expect(useCases.claimLocation(id, WORDS, DAN, null)).rejects.toThrow('Location not found');
  });

  it('are deleted with the account of their member', async () => {
    const id = await publish('Left Pool', 'eve');
    await useCases.correctLocation(id, { hours: '9–17' }, { id: 'eve', isAdmin: false });
    await useCases.claimLocation(id, WORDS, { id: 'eve', isAdmin: false }, null);
    const gone = fact(TOPICS.identity, 'eve', UserDeletedSchema, {
      user: { userId: 'eve', revision: 9n, deleted: true },
    });
    await deliver([{ ...gone, id: newId(), source: 'identity', time: new Date() }]);
    await deliver(await published());
    expect(await openAt(id)).toEqual([]);
  });

  it('are listed page by page, the oldest first, by kind and status', async () => {
    const all = await open();
    const ids = all.map(({ id }) => id);
    const second = await useCases.proposalPage({ kind: null, status: 'pending', limit: 1, offset: 1 });
    expect([second.items[0]?.id, second.total]).toEqual([ids[1], ids.length]);
    const claims = await useCases.proposalPage({ kind: 'claim', status: null, limit: 100, offset: 0 });
    expect(claims.items.every(({ kind }) => kind === 'claim')).toBe(true);
  });
});
