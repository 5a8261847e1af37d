import { jest } from '@jest/globals';
import { actIn } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { proposalIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ADA, files, many, openPhotographed } from './testing/photographed.ts';

const catalog = await openPhotographed();
const { useCases, locations, pictures, published, deliver, givenPlace, shownAt, waitingAt, openAt, decide } = catalog;

describe('a decision on photos', () => {
  it('is refused when a photo was added since the admin looked', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('bait'), member);
    const { id: proposal, revision } = await openAt(id, member);
    await useCases.addLocationPhotos(id, files('switch'), member);
    const accept = { status: 'accepted', notes: null, reason: null, readRevision: null } as const;
    await expect(
      useCases.decideProposal(proposal, { ...accept, proposalRevision: revision }, ADA.id),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(useCases.decideProposal(proposal, { ...accept, proposalRevision: null }, ADA.id)).rejects.toThrow(
      'proposalRevision',
    );
    expect(await shownAt(id)).toEqual(['About first']);
  });

  it('declines some of the proposed photos, and not the others', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    await expect(decide(id, member, 'accepted', ['none'])).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(decide(id, member, 'accepted', [waiting[0]?.id ?? ''])).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('accepts no more than the place has room for', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, many(9), member);
    await useCases.addLocationPhotos(id, many(8), ADA);
    await expect(decide(id, member, 'accepted')).rejects.toThrow('This one has room for 1 of these.');
    await decide(id, member, 'accepted', waiting.slice(1).map(({ id: photo }) => photo)); // prettier-ignore
    expect(await shownAt(id)).toHaveLength(10);
  });

  it('is made once by two admins at the same moment, and leaves no picture without a photo', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    const decided = await Promise.allSettled([decide(id, member, 'accepted'), decide(id, member, 'declined')]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isThere = (await shownAt(id)).includes('About a');
    expect(pictures.has(waiting[0]?.key ?? '')).toBe(isThere);
  });

  it('is written after its process died before that, and never twice', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a', 'bad'), member);
    jest.spyOn(locations, 'replace').mockRejectedValueOnce(new Error('the process died'));
    await expect(decide(id, member, 'accepted', [waiting[1]?.id ?? ''])).rejects.toThrow('died');
    expect(await useCases.photoKeysAmong(waiting.map(({ key }) => key))).toEqual(
      new Set(waiting.map(({ key }) => key)),
    );
    const events = (await published()).filter(({ key }) => key === id);
    await deliverTwice(events, deliver, { seed: 3 });
    expect(await shownAt(id)).toEqual(['About first', 'About a']);
  });

  it('is published with the admin, and without captions', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a'), member);
    await useCases.addLocationPhotos(id, files('b'), member);
    await decide(id, member, 'accepted');
    const events = (await published()).filter(({ key }) => key === id).slice(-4);
    expect(events.map(({ type }) => type.split('.').at(-1))).toEqual([
      'ProposalMade',
      'ProposalChanged',
      'ProposalDecided',
      'LocationChanged',
    ]);
    expect(events.map((message) => proposalIn(message)?.userId ?? null)).toEqual([
      member.id,
      member.id,
      member.id,
      null,
    ]);
    expect(events.map((message) => actIn(message)?.changes ?? [])).toMatchObject([
      [],
      [],
      [{ field: 'status' }],
      [{ field: 'photos', before: '1', after: '3' }],
    ]);
    for (const { data } of events) expect(Buffer.from(data).toString('latin1')).not.toMatch(/About|place$/);
  });
});

describe('pictures of a pending proposal', () => {
  it('are in use until they are decided on', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    const keys = waiting.map(({ key }) => key);
    expect(await useCases.photoKeysAmong([...keys, 'locations/nobody'])).toEqual(new Set(keys));
    const stored = await useCases.somePhotoKeys(10_000);
    expect(keys.filter((key) => !stored.includes(key))).toEqual([]);
    await decide(id, member, 'declined');
    expect(await useCases.photoKeysAmong(keys)).toEqual(new Set());
  });

  it('are removed with their place, and stay while it is withdrawn', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    await useCases.unverifyLocation(id, ADA.id);
    expect(await openAt(id, member)).toMatchObject({ photos: [{}] });
    await useCases.deleteLocation(id, ADA.id);
    await deliver((await published()).filter(({ key }) => key === id));
    expect(await waitingAt(id, member)).toBeNull();
    expect(pictures.has(waiting[0]?.key ?? '')).toBe(false);
  });

  it('are removed with the account of their member', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    const gone = fact(TOPICS.identity, member.id, UserDeletedSchema, {
      user: { userId: member.id, revision: 9n, deleted: true },
    });
    await deliver([{ ...gone, id: newId(), source: 'identity', time: new Date() }]);
    expect(await waitingAt(id, member)).toBeNull();
    expect(pictures.has(waiting[0]?.key ?? '')).toBe(false);
    expect(await shownAt(id)).toEqual(['About first']);
  });
});
