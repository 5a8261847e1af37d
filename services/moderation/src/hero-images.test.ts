import { actIn } from '@wellspring/events/acts';
import { heroImageIn } from '@wellspring/events/hero-image-events';
import { verbatim } from '@wellspring/words/message';
import { startModeration } from './testing/moderation.ts';

const file = (upload: string) => ({ upload, originalName: `${upload}.jpg` });

describe('hero images', () => {
  let moderation: Awaited<ReturnType<typeof startModeration>>;
  beforeEach(async () => {
    moderation = await startModeration();
  });
  afterEach(() => moderation.close());

  const names = async () => (await moderation.useCases.readHeroImages()).map(({ originalName }) => originalName);
  const add = (...uploads: string[]) => moderation.useCases.addHeroImages(uploads.map(file), 'ada', null);
  const idsInOrder = async () => (await moderation.useCases.readHeroImages()).map(({ id }) => id);
  const events = async () =>
    (await moderation.published()).map((message) => ({
      kind: message.type.split('.').at(-1),
      image: heroImageIn(message),
      act: actIn(message),
    }));

  it('are added behind each other, and the events name the admin', async () => {
    await add('a', 'b');
    await add('c');
    expect(await names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect((await events()).map(({ kind, image, act }) => [kind, image?.position, image?.isActive, act?.by])).toEqual([
      ['HeroImageAdded', 1, true, 'ada'],
      ['HeroImageAdded', 2, true, 'ada'],
      ['HeroImageAdded', 3, true, 'ada'],
    ]);
  });

  it('are added without a broken one, which is named', async () => {
    expect(await add('a', 'broken', 'c')).toMatchObject({
      uploaded: 2,
      refused: [{ file: 1, originalName: 'broken.jpg', words: verbatim('This image cannot be read') }],
    });
    expect(await names()).toEqual(['a.jpg', 'c.jpg']);
  });

  it('are refused when not one of them is a picture', async () => {
    await expect(add('broken', 'broken')).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await events()).toEqual([]);
  });

  it('leave no files behind when the store goes away in the middle', async () => {
    await expect(add('a', 'away')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(moderation.pictures.size).toBe(0);
    expect(await names()).toEqual([]);
  });

  it.each([0, 6])('cannot be %i in one call', async (count) => {
    await expect(add(...Array.from({ length: count }, (_, index) => `u${index}`))).rejects.toThrow(
      'Please select 1-5 images',
    );
  });

  it('are at most 30', async () => {
    for (let call = 0; call < 6; call += 1) await add('a', 'b', 'c', 'd', 'e');
    await expect(add('one-more')).rejects.toThrow('There can be at most 30 hero images. Please delete some first.');
    expect(moderation.pictures.size).toBe(30);
  });

  it('are added once, also when the same call is repeated or arrives twice at once', async () => {
    const call = () => moderation.useCases.addHeroImages([file('a'), file('broken')], 'ada', 'key');
    const [first, second] = await Promise.all([call(), call()]);
    expect(await call()).toMatchObject({ uploaded: 1, refused: [{ file: 1 }] });
    expect(second).toMatchObject({ uploaded: first.uploaded, refused: first.refused });
    expect(await names()).toEqual(['a.jpg']);
    expect(moderation.pictures.size).toBe(1);
  });

  it('can be ordered by an admin, which is one act', async () => {
    await add('a', 'b', 'c');
    const [a = '', b = '', c = ''] = await idsInOrder();
    await moderation.useCases.orderHeroImages([c, a, b], 'ada');
    await moderation.useCases.orderHeroImages([c, a, b], 'ada');
    expect(await names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    const changes = (await events()).slice(3);
    expect(changes.map(({ image }) => [image?.position, image?.revision])).toEqual([
      [1, 2n],
      [2, 2n],
      [3, 2n],
    ]);
    expect(changes.flatMap(({ act }) => act?.changes ?? [])).toMatchObject([
      { field: 'order', before: '1 2 3', after: '3 1 2' },
    ]);
  });

  it('end in one order when two admins order them at once, and consumers receive that one last', async () => {
    await add('a', 'b', 'c', 'd');
    const ids = await idsInOrder();
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
    await Promise.all(orders.map((order) => moderation.useCases.orderHeroImages(order, 'ada')));
    const stored = await idsInOrder();
    expect(orders).toContainEqual(stored);
    const last = new Map((await events()).map(({ image }) => [image?.imageId, image?.position]));
    expect(stored.map((id) => last.get(id))).toEqual([1, 2, 3, 4]);
  });

  it('cannot be ordered by an admin who has not seen all of them', async () => {
    await add('a', 'b');
    const seen = await idsInOrder();
    await add('c');
    await expect(moderation.useCases.orderHeroImages(seen, 'ada')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(moderation.useCases.orderHeroImages([...seen, 'x'], 'ada')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(moderation.useCases.orderHeroImages([...seen, ...seen], 'ada')).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('are shown to everybody while they are active', async () => {
    await add('a', 'b');
    const [a = ''] = await idsInOrder();
    await moderation.useCases.setHeroImageActive(a, false, 'ada');
    await moderation.useCases.setHeroImageActive(a, false, 'ada');
    expect((await moderation.useCases.readActiveHeroImages()).map(({ originalName }) => originalName)).toEqual([
      'b.jpg',
    ]);
    expect((await events()).slice(2)).toMatchObject([
      { kind: 'HeroImageChanged', act: { changes: [{ field: 'isActive', before: 'true', after: 'false' }] } },
    ]);
  });

  it('are deleted with their files, however often the event arrives', async () => {
    await add('a', 'b', 'c');
    const [a = ''] = await idsInOrder();
    await moderation.useCases.deleteHeroImage(a, 'ada');
    const published = await moderation.published();
    await moderation.deliver([...published, ...published.toReversed()]);
    expect(moderation.pictures.size).toBe(2);
    expect((await moderation.useCases.readHeroImages()).map(({ position }) => position)).toEqual([1, 2]);
    expect((await events()).slice(3).map(({ kind, act }) => [kind, act?.by ?? null])).toEqual([
      ['HeroImageDeleted', 'ada'],
      ['HeroImageChanged', null],
      ['HeroImageChanged', null],
    ]);
  });

  it.each([
    ['shown', (id: string) => moderation.useCases.setHeroImageActive(id, true, 'ada')],
    ['deleted', (id: string) => moderation.useCases.deleteHeroImage(id, 'ada')],
  ])('cannot be %s when they do not exist', async (_, act) => {
    await expect(act('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Hero image not found' });
  });

  it.each([
    ['of several lines with invisible characters', 'a\u0000b\u202e\r\nc.png', 'a b c.png'],
    ['blank', ' ', 'image'],
    ['too long', 'x'.repeat(9_000), 'x'.repeat(255)],
  ])('get a name of one line when their file name is %s', async (_, originalName, expected) => {
    await moderation.useCases.addHeroImages([{ upload: 'a', originalName }], 'ada', null);
    expect(await names()).toEqual([expected]);
  });

  it('of the demo are added once, and removed without the others', async () => {
    await add('a');
    expect(await moderation.useCases.addDemoHeroImage(file('lake'))).toBe(true);
    expect(await moderation.useCases.addDemoHeroImage(file('lake'))).toBe(false);
    expect(await names()).toEqual(['a.jpg', 'lake.jpg']);
    expect(await moderation.useCases.removeDemoHeroImages()).toBe(1);
    expect(await moderation.useCases.removeDemoHeroImages()).toBe(0);
    expect(await names()).toEqual(['a.jpg']);
    expect((await events()).filter(({ act }) => act).map(({ kind }) => kind)).toEqual(['HeroImageAdded']);
  });
});
