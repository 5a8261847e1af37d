import { actIn } from '@wellspring/events/acts';
import { locationIn } from '@wellspring/events/location-events';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { textIn } from '@wellspring/words/error-text';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases, locations, pictures, published, deliver } = await openCatalog();

const ADMIN = { id: 'ada', isAdmin: true };
const BEN = { id: 'ben', isAdmin: false };
let members = 0;
/** A pending place, and who submitted it. */
const givenPlace = async () => {
  const member = { id: `member-${++members}`, isAdmin: false };
  const submission = { details: details(), submittedBy: member.id, isClaimed: false };
  const { id } = (await useCases.submitLocation(submission)).location;
  return { id, member };
};
const files = (...names: readonly string[]) =>
  names.map((name) => ({ upload: name, name: `${name}.jpg`, caption: null, key: null }));
const many = (count: number) => files(...Array.from({ length: count }, (_, at) => `p${at}`));
const photosOf = async (id: string) => (await locations.find(id))?.photos ?? [];
const picturesOf = async (id: string) => (await photosOf(id)).map(({ key }) => key);

describe('the photos of a place', () => {
  it('are added behind the existing ones, and the first is the main one', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a', 'b'), member);
    await useCases.addLocationPhotos(id, files('c'), ADMIN);
    const photos = await photosOf(id);
    expect(photos.map(({ key }) => key.replace(/-\d+$/, ''))).toEqual(['locations/a', 'locations/b', 'locations/c']);
    expect(photos.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    expect(photos.map(({ uploadedBy }) => uploadedBy)).toEqual([member.id, member.id, 'ada']);
  });

  it('are saved while broken ones, long captions and an eleventh are refused by name', async () => {
    const { id, member } = await givenPlace();
    const long = { upload: 'l', name: 'long.png', caption: '🏞'.repeat(201), key: null };
    const first = await useCases.addLocationPhotos(id, [...files('a', 'broken'), long, ...files('b')], member);
    expect(first.photos).toHaveLength(2);
    const said = ({ refused }: typeof first) => refused.map(({ name, words }) => [name, textIn('en', words)]);
    expect(said(first)).toEqual([
      ['broken.jpg', 'This image cannot be read'],
      ['long.png', 'Caption must be at most 200 characters'],
    ]);
    const more = await useCases.addLocationPhotos(id, many(9), member);
    expect(said(more)).toEqual([['p8.jpg', 'A place can have at most 10 photos']]);
    expect(await photosOf(id)).toHaveLength(10);
  });

  it('are at most 10 when several members add at once, and no picture is left behind', async () => {
    const { id, member } = await givenPlace();
    const before = pictures.size;
    const all = await Promise.all(
      [many(6), many(6), many(6)].map((some) => useCases.addLocationPhotos(id, some, member)),
    );
    expect(await photosOf(id)).toHaveLength(10);
    expect(all.flatMap(({ refused }) => refused)).toHaveLength(8);
    expect(pictures.size - before).toBe(10);
  });

  it('are added once when a call is repeated, also at the same moment', async () => {
    const { id, member } = await givenPlace();
    const keyed = files('a', 'b').map((file, at) => ({ ...file, key: `call/${at}` }));
    const before = pictures.size;
    const [one, other] = await Promise.all([
      useCases.addLocationPhotos(id, keyed, member),
      useCases.addLocationPhotos(id, keyed, member),
    ]);
    const again = await useCases.addLocationPhotos(id, keyed, member);
    for (const { photos } of [other, again]) expect(photos).toEqual(one.photos);
    expect([(await photosOf(id)).length, pictures.size - before]).toEqual([2, 2]);
  });

  it('are limited to 60 an hour', async () => {
    const { id, member } = await givenPlace();
    for (let round = 0; round < 6; round += 1) {
      const { photos } = await useCases.addLocationPhotos(id, many(10), member);
      for (const photo of photos) await useCases.deleteLocationPhoto(id, photo.id, member);
    }
    await expect(useCases.addLocationPhotos(id, many(1), member)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('are captioned, moved and made the main one', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a', 'b', 'c'), member);
    const [a = '', b = '', c = ''] = (await photosOf(id)).map((photo) => photo.id);
    const shown = async () => (await photosOf(id)).map((photo) => [photo.id, photo.isPrimary]);
    const hostile = await useCases.changeLocationPhoto(id, b, { caption: ' <b>Steam</b>\u202e\nat dawn ' }, member);
    expect(hostile.caption).toBe('<b>Steam</b> at dawn');
    await useCases.changeLocationPhoto(id, c, { isPrimary: true }, member);
    expect(await shown()).toEqual([[c, true], [a, false], [b, false]]); // prettier-ignore
    await useCases.changeLocationPhoto(id, c, { order: 3 }, ADMIN);
    expect(await shown()).toEqual([[a, true], [b, false], [c, false]]); // prettier-ignore
    await useCases.changeLocationPhoto(id, a, { isPrimary: false }, member);
    expect(await shown()).toEqual([[b, true], [a, false], [c, false]]); // prettier-ignore
    expect((await useCases.changeLocationPhoto(id, b, { caption: null }, member)).caption).toBeNull();
    const wrong = useCases.changeLocationPhoto(id, b, { isPrimary: true, order: 2 }, member);
    await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('can be changed by the submitter and by admins, and are not found for others', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a'), member);
    await useCases.verifyLocation(id);
    const [photo] = await photosOf(id);
    const absent = { code: 'NOT_FOUND', message: 'Location not found' };
    await expect(useCases.addLocationPhotos(id, files('b'), BEN)).rejects.toMatchObject(absent);
    await expect(useCases.changeLocationPhoto(id, photo?.id ?? '', {}, BEN)).rejects.toMatchObject(absent);
    await expect(useCases.deleteLocationPhoto(id, photo?.id ?? '', BEN)).rejects.toMatchObject(absent);
    await expect(useCases.deleteLocationPhoto(id, 'none', member)).rejects.toMatchObject({
      message: 'Photo not found',
    });
  });
});

describe('the pictures of a place', () => {
  it('are removed with the photo and with the place, however often the event arrives', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a', 'b'), member);
    const [first = '', second = ''] = await picturesOf(id);
    await useCases.deleteLocationPhoto(id, (await photosOf(id))[0]?.id ?? '', member);
    expect([pictures.has(first), pictures.has(second)]).toEqual([false, true]);
    await useCases.deleteLocation(id);
    const events = (await published()).filter(({ key }) => key === id);
    await deliverTwice(events, deliver, { seed: 1 });
    expect(pictures.has(second)).toBe(false);
  });

  it('are listed as in use, and pictures without a photo are not', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, files('a'), member);
    const [key = ''] = await picturesOf(id);
    expect(await locations.photoKeysAmong([key, 'locations/nobody'])).toEqual(new Set([key]));
  });

  it('are named in events without their captions, with an act for an admin, and without one for a submitter', async () => {
    const { id, member } = await givenPlace();
    await useCases.addLocationPhotos(id, [{ upload: 'a', name: 'a.jpg', caption: 'Steam', key: null }], member);
    await useCases.addLocationPhotos(id, files('b'), ADMIN);
    const [, own, ofAdmin] = (await published()).filter(({ key }) => key === id);
    expect(own && locationIn(own)?.photos).toHaveLength(1);
    expect(Buffer.from(own?.data ?? []).toString('latin1')).not.toContain('Steam');
    expect(own && actIn(own)).toBeNull();
    expect(ofAdmin && actIn(ofAdmin)).toMatchObject({
      by: 'ada',
      changes: [{ field: 'photos', before: '1', after: '2' }],
    });
  });
});
