import { jest } from '@jest/globals';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ADA, files, many, openPhotographed } from './testing/photographed.ts';

const catalog = await openPhotographed();
const { useCases, locations, pictures, published, deliver } = catalog;
const { submit, givenPlace, shownAt, waitingAt, openAt, decide, publishAtOnce } = catalog;

describe('photos that a member adds to a published place', () => {
  it('wait for an admin in one proposal, and are added to the place when they are accepted', async () => {
    const { id, member } = await givenPlace();
    const added = await useCases.addLocationPhotos(id, files('a'), member);
    expect([added.photos, added.waiting.map(({ caption }) => caption)]).toEqual([[], ['About a']]);
    await useCases.addLocationPhotos(id, files('b'), member);
    expect(await shownAt(id)).toEqual(['About first']);
    expect(await openAt(id, member)).toMatchObject({ kind: 'photos', revision: 2, photos: [{}, {}] });
    await decide(id, member, 'accepted');
    expect(await shownAt(id)).toEqual(['About first', 'About a', 'About b']);
    expect(await waitingAt(id, member)).toBeNull();
  });

  it('can be accepted in part, and the others are removed with their pictures', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('good', 'bad'), member);
    const [good, bad] = waiting;
    await decide(id, member, 'accepted', [bad?.id ?? '']);
    expect(await shownAt(id)).toEqual(['About first', 'About good']);
    expect([pictures.has(good?.key ?? ''), pictures.has(bad?.key ?? '')]).toEqual([true, false]);
  });

  it('are removed with their pictures when they are declined', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('bad'), member);
    await decide(id, member, 'declined');
    expect(await shownAt(id)).toEqual(['About first']);
    expect(pictures.has(waiting[0]?.key ?? '')).toBe(false);
    expect(await useCases.proposalsOf(member.id, id)).toMatchObject([
      { status: 'declined', reason: 'Not of this place' },
    ]);
  });

  it('are at most ten with those of the place, also when several are sent at once', async () => {
    const { id, member } = await givenPlace();
    const before = pictures.size;
    const all = await Promise.all(
      [many(6), many(6), many(6)].map((some) => useCases.addLocationPhotos(id, some, member)),
    );
    expect((await openAt(id, member)).photos).toHaveLength(9);
    expect(all.flatMap(({ refused }) => refused)).toHaveLength(9);
    expect(pictures.size - before).toBe(9);
  });

  it('are added once when a call is repeated, before and after they are accepted', async () => {
    const { id, member } = await givenPlace();
    const keyed = files('a').map((file) => ({ ...file, key: 'call/0' }));
    const [one, other] = await Promise.all([1, 2].map(() => useCases.addLocationPhotos(id, keyed, member)));
    expect(other?.waiting).toEqual(one?.waiting);
    await decide(id, member, 'accepted');
    const again = await useCases.addLocationPhotos(id, keyed, member);
    expect([again.photos.length, again.waiting.length]).toEqual([1, 0]);
    expect(await shownAt(id)).toEqual(['About first', 'About a']);
  });

  it('are withdrawn by their member at once; the last one ends the proposal', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a', 'b'), member);
    for (const { id: photo } of waiting) await useCases.deleteLocationPhoto(id, photo, member);
    expect(await waitingAt(id, member)).toBeNull();
    expect(waiting.map(({ key }) => pictures.has(key))).toEqual([false, false]);
    await expect(useCases.deleteLocationPhoto(id, waiting[0]?.id ?? '', member)).rejects.toThrow('Photo not found');
  });

  it('are added at once by an admin, while the place is pending, and within an hour of a submission that was published at once', async () => {
    const { id } = await givenPlace();
    expect((await useCases.addLocationPhotos(id, files('admin'), ADA)).waiting).toEqual([]);
    const pending = await submit();
    expect((await useCases.addLocationPhotos(pending.id, files('a'), pending.member)).photos).toHaveLength(1);
    await publishAtOnce(true);
    const atOnce = await submit();
    await publishAtOnce(false);
    expect(await locations.find(atOnce.id)).toMatchObject({ isVerified: true });
    expect((await useCases.addLocationPhotos(atOnce.id, files('a'), atOnce.member)).photos).toHaveLength(1);
    await useCases.unverifyLocation(atOnce.id, ADA.id);
    await useCases.verifyLocation(atOnce.id, ADA.id);
    expect((await useCases.addLocationPhotos(atOnce.id, files('b'), atOnce.member)).waiting).toHaveLength(1);
  });
});

describe('a caption that a member gives to a photo of a published place', () => {
  it('waits for an admin; the order and the removal of a caption do not', async () => {
    const { id, member, first } = await givenPlace();
    const edit = { caption: ' <b>Call +1 900</b>\u202e\n ', isPrimary: true };
    expect(await useCases.changeLocationPhoto(id, first, edit, member)).toMatchObject({
      caption: '<b>Call +1 900</b>',
      isWaiting: true,
    });
    expect(await shownAt(id)).toEqual(['About first']);
    await decide(id, member, 'accepted');
    expect(await shownAt(id)).toEqual(['<b>Call +1 900</b>']);
    expect(await useCases.changeLocationPhoto(id, first, { caption: null }, member)).toMatchObject({
      isWaiting: false,
    });
    expect(await shownAt(id)).toEqual([null]);
  });

  it('replaces the one proposed before; the current caption withdraws it', async () => {
    const { id, member, first } = await givenPlace();
    for (const caption of ['One', 'Two']) await useCases.changeLocationPhoto(id, first, { caption }, member);
    expect((await openAt(id, member)).captions).toMatchObject([{ after: 'Two' }]);
    await useCases.changeLocationPhoto(id, first, { caption: 'About first' }, member);
    expect(await waitingAt(id, member)).toBeNull();
  });

  it('changes a proposed photo within its proposal, which keeps its position', async () => {
    const { id, member } = await givenPlace();
    const { waiting } = await useCases.addLocationPhotos(id, files('a'), member);
    const photo = waiting[0]?.id ?? '';
    await useCases.changeLocationPhoto(id, photo, { caption: 'Better' }, member);
    expect((await openAt(id, member)).photos).toMatchObject([{ caption: 'Better' }]);
    await expect(useCases.changeLocationPhoto(id, photo, { order: 1 }, member)).rejects.toThrow('waits for an admin');
    await expect(useCases.changeLocationPhoto(id, photo, { caption: 'x'.repeat(201) }, member)).rejects.toThrow(
      'at most 200 characters',
    );
  });

  it('does not overwrite what an admin wrote after the decision', async () => {
    const { id, member, first } = await givenPlace();
    await useCases.changeLocationPhoto(id, first, { caption: 'Proposed' }, member);
    jest.spyOn(locations, 'replace').mockRejectedValueOnce(new Error('the process died'));
    await expect(decide(id, member, 'accepted')).rejects.toThrow('died');
    await useCases.changeLocationPhoto(id, first, { caption: 'By an admin' }, ADA);
    await deliverTwice(
      (await published()).filter(({ key }) => key === id),
      deliver,
      { seed: 5 },
    );
    expect(await shownAt(id)).toEqual(['By an admin']);
  });
});
