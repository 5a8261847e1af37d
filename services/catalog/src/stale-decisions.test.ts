import { textIn } from '@wellspring/words/error-text';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases, locations, published } = await openCatalog();
const MEMBER = { id: 'member', isAdmin: false };
const SPAM = { description: 'SPAM buy pills', website: 'https://evil.example/' };

const submit = async (name: string): Promise<string> =>
  (await useCases.submitLocation({ details: details({ name }), submittedBy: MEMBER.id, isClaimed: false })).location.id;
const revisionOf = async (id: string): Promise<number> => (await locations.find(id))?.revision ?? 0;
const photo = (key: string) => ({ upload: key, name: `${key}.jpg`, caption: null, key });
/** A pending place, the revision that an admin has read, and what its submitter makes of it afterwards. */
const readAndSwitched = async (name: string) => {
  const id = await submit(name);
  const read = await revisionOf(id);
  await useCases.correctLocation(id, SPAM, MEMBER);
  return { id, read };
};
const NAMED =
  'This place has changed since you read it: Description and Website. Nothing was done. Please look at it again.';

describe('a decision on a place that its submitter has changed since it was read', () => {
  it('publishes nothing, and names what has changed', async () => {
    const { id, read } = await readAndSwitched('Bait Spring');
    await expect(useCases.verifyLocation(id, 'ada', read)).rejects.toMatchObject({ code: 'CONFLICT', message: NAMED });
    expect(await locations.find(id)).toMatchObject({ isVerified: false });
    expect(await useCases.verifyLocation(id, 'ada', read + 1)).toMatchObject({ isVerified: true, ...SPAM });
  });

  it('on many places is refused only for that one, with the reason', async () => {
    const { id, read } = await readAndSwitched('Bait of many');
    const other = await submit('Honest of many');
    const results = await useCases.verifyLocations(
      [
        { id, readRevision: read },
        { id: other, readRevision: await revisionOf(other) },
      ],
      true,
      'ada',
    );
    expect(results).toMatchObject([
      { id, location: null },
      { id: other, location: { isVerified: true }, refusal: null },
    ]);
    expect(results[0]?.refusal && textIn('en', results[0].refusal)).toBe(NAMED);
    expect(await locations.find(id)).toMatchObject({ isVerified: false });
  });

  it('deletes nothing, and leaves no note of a deletion', async () => {
    const { id, read } = await readAndSwitched('Bait to delete');
    await expect(useCases.deleteLocation(id, 'ada', 'Advert', read)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await locations.find(id)).toMatchObject({ name: 'Bait to delete' });
    expect(await useCases.deleteLocation(id, 'ada', 'Advert', read + 1)).toBe(id);
  });

  it('withdraws nothing that another admin has changed', async () => {
    const id = await submit('Edited Spring');
    const { revision } = await useCases.verifyLocation(id, 'ada');
    await useCases.changeLocation(id, { hours: '9–17' }, 'bob');
    await expect(useCases.unverifyLocation(id, 'ada', revision)).rejects.toThrow('since you read it: Hours.');
    expect(await locations.find(id)).toMatchObject({ isVerified: true });
  });

  it('without a revision compares nothing', async () => {
    const { id } = await readAndSwitched('Unread Spring');
    expect(await useCases.verifyLocation(id, 'ada')).toMatchObject({ isVerified: true });
  });

  it('is repeated without harm', async () => {
    const id = await submit('Repeated Spring');
    const read = await revisionOf(id);
    const first = await useCases.verifyLocation(id, 'ada', read);
    expect(await useCases.verifyLocation(id, 'ada', read)).toEqual(first);
    expect((await published()).filter(({ key, type }) => key === id && type.endsWith('LocationVerified'))).toHaveLength(
      1,
    );
  });
});

type PhotoChange = (id: string, firstPhoto: string) => Promise<unknown>;
const PHOTO_CHANGES: readonly (readonly [string, PhotoChange])[] = [
  ['added', (id) => useCases.addLocationPhotos(id, [photo('more')], MEMBER)],
  ['captioned', (id, first) => useCases.changeLocationPhoto(id, first, { caption: 'Call +1 900 SPAM' }, MEMBER)],
  ['taken away', (id, first) => useCases.deleteLocationPhoto(id, first, MEMBER)],
];

describe('photos of a pending place', () => {
  it.each(PHOTO_CHANGES)('stop the decision when they are %s since it was read', async (name, change) => {
    const id = await submit(`Photo ${name}`);
    const { photos } = await useCases.addLocationPhotos(id, [photo('first')], MEMBER);
    const read = await revisionOf(id);
    await change(id, photos[0]?.id ?? '');
    await expect(useCases.verifyLocation(id, 'ada', read)).rejects.toThrow('since you read it: Photos.');
    expect(await useCases.verifyLocation(id, 'ada', read + 1)).toMatchObject({ isVerified: true });
  });
});

describe('a decision', () => {
  const ACCEPT = { status: 'accepted', notes: null, reason: null, proposalRevision: null } as const;
  const claimed = async (name: string) => {
    const id = await submit(name);
    await useCases.verifyLocation(id, 'ada');
    const claim = await useCases.claimLocation(id, 'I run this bath since 2010.', { id: 'dan', isAdmin: false }, null);
    return { id, claim, read: await revisionOf(id) };
  };

  it('on a claim is about the place that was read, accepted or declined', async () => {
    const { id, claim, read } = await claimed('Claimed and switched');
    await useCases.changeLocation(id, { website: 'https://other.example/' }, 'bob');
    for (const status of ['accepted', 'declined'] as const)
      await expect(useCases.decideProposal(claim.id, { ...ACCEPT, status, readRevision: read }, 'ada')).rejects.toThrow(
        'since you read it: Website.',
      );
    expect(await locations.find(id)).toMatchObject({ isClaimed: false });
    await useCases.decideProposal(claim.id, { ...ACCEPT, readRevision: read + 1 }, 'ada');
    expect(await locations.find(id)).toMatchObject({ isClaimed: true, claimedBy: 'dan' });
  });

  it('is about the proposal that was read', async () => {
    const { claim, read } = await claimed('Read claim');
    const decision = { ...ACCEPT, readRevision: read, proposalRevision: claim.revision + 1 };
    await expect(useCases.decideProposal(claim.id, decision, 'ada')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This proposal has changed since you read it. Nothing was done. Please look at it again.',
    });
  });
});
