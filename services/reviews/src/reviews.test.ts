import { actIn } from '@wellspring/events/acts';
import { ratingIn, reviewIn } from '@wellspring/events/review-events';
import { ADMIN, ANN, BEN, draft, openReviews, placeEvent } from './testing/reviews.ts';

let service: Awaited<ReturnType<typeof openReviews>>;
beforeEach(async () => {
  service = await openReviews();
});
afterEach(() => service.close());

const write = (viewer = ANN, more = {}, key: string | null = null) =>
  service.useCases.createReview(draft(more), viewer, key);
const ratingOf = async (locationId: string) => {
  const { average, count } = await service.ratings.find(locationId);
  return { average, count };
};
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

describe('a review', () => {
  it('changes the rating of its place at once', async () => {
    expect((await write(ANN, { rating: 5 })).rating).toMatchObject({ average: 5, count: 1 });
    expect((await write(BEN, { rating: 4 })).rating).toMatchObject({ average: 4.5, count: 2 });
  });

  it('exists once for each member and place', async () => {
    await write();
    await expect(write()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have already reviewed this location',
    });
    const both = await Promise.allSettled([write(BEN), write(BEN)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be written again after it was deleted', async () => {
    const { review } = await write();
    expect(await service.useCases.deleteReview(review.id, ANN)).toMatchObject({ average: 0, count: 0 });
    expect((await write(ANN, { rating: 3 })).rating).toMatchObject({ average: 3, count: 1 });
  });

  it('is answered as the first time when the call is repeated with its key', async () => {
    const first = await write(ANN, {}, 'key-1');
    const again = await write(ANN, {}, 'key-1');
    expect(again.review.id).toBe(first.review.id);
    expect(await ratingOf('pool')).toEqual({ average: 5, count: 1 });
  });

  it.each([
    ['no rating', { rating: 0 }, 'Rating must be between 1 and 5'],
    ['half a star', { rating: 4.5 }, 'Rating must be between 1 and 5'],
    ['no title', { title: ' \u200b ' }, 'Title is required'],
    ['a few words', { content: 'nice place'.slice(0, 9) }, 'Review must be at least 10 characters'],
    ['an endless text', { content: 'x'.repeat(1001) }, 'Review must be at most 1000 characters'],
  ])('is refused with %s, and gives the reason', async (_, more, message) => {
    await expect(write(ANN, more)).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  it('counts characters as people do, keeps line breaks and removes invisible characters', async () => {
    const content = `${'🏞'.repeat(990)}\r\nnice\u202e one`;
    const { review } = await write(ANN, { content });
    expect(review.content).toBe(`${'🏞'.repeat(990)}\nnice one`);
  });

  it('is changed and deleted by its author, deleted by an admin, and not found for others', async () => {
    const { review } = await write(ANN, { rating: 2 });
    await expect(service.useCases.changeReview(review.id, { rating: 1 }, BEN)).rejects.toThrow(code('NOT_FOUND'));
    await expect(service.useCases.changeReview(review.id, { rating: 1 }, ADMIN)).rejects.toThrow(code('NOT_FOUND'));
    await expect(service.useCases.deleteReview(review.id, BEN)).rejects.toThrow(code('NOT_FOUND'));
    const changed = await service.useCases.changeReview(review.id, { rating: 4 }, ANN);
    expect(changed).toMatchObject({ review: { rating: 4, title: review.title, revision: 2 }, rating: { average: 4 } });
    await service.useCases.deleteReview(review.id, ADMIN);
    await expect(service.useCases.deleteReview(review.id, ANN)).rejects.toThrow(code('NOT_FOUND'));
  });

  it('is not overwritten by a tab that read an older revision', async () => {
    const { review: read } = await write();
    await service.useCases.changeReview(read.id, { title: 'A quiet evening' }, ANN, read.revision);
    const stale = { title: read.title, content: 'The water was too hot for my feet.' };
    await expect(service.useCases.changeReview(read.id, stale, ANN, read.revision)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This review was changed elsewhere meanwhile. Please look at it before you save.',
    });
    expect(await service.reviews.find(read.id)).toMatchObject({ title: 'A quiet evening', content: read.content });
  });

  it('is saved once when the same change is sent twice, without a conflict', async () => {
    const { review: read } = await write();
    const change = () => service.useCases.changeReview(read.id, { title: 'A quiet evening' }, ANN, read.revision);
    expect((await change()).review.revision).toBe(2);
    expect((await change()).review.revision).toBe(2);
  });

  it('is listed only for its author, newest first, page by page', async () => {
    await service.deliver(['a', 'b', 'c'].map((id) => placeEvent(id)));
    for (const locationId of ['a', 'b', 'c']) await write(ANN, { locationId });
    await write(BEN, { locationId: 'a' });
    const pageOf = async (limit: number, offset: number) => {
      const { reviews, total } = await service.useCases.myReviews(ANN.id, { limit, offset });
      return [total, reviews.map(({ locationId }) => locationId).toSorted()];
    };
    expect(await pageOf(20, 0)).toEqual([3, ['a', 'b', 'c']]);
    const [[, first], [, second]] = [await pageOf(2, 0), await pageOf(2, 2)];
    expect([first, second].flat(2).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('of a pending place can be written by its submitter or an admin, of an absent or deleted place not at all', async () => {
    await service.deliver([placeEvent('pending', { isVerified: false }), placeEvent('gone', { deleted: true })]);
    await expect(write(ANN, { locationId: 'pending' })).rejects.toThrow(code('NOT_FOUND'));
    await write(BEN, { locationId: 'pending' });
    for (const locationId of ['gone', 'unknown'])
      await expect(write(ADMIN, { locationId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Location not found',
      });
  });

  it('can be written twenty times an hour', async () => {
    await service.deliver(Array.from({ length: 21 }, (_, at) => placeEvent(`place-${at}`)));
    for (let at = 0; at < 20; at += 1) await write(ANN, { locationId: `place-${at}` });
    await expect(write(ANN, { locationId: 'place-20' })).rejects.toThrow(code('RATE_LIMITED'));
  });
});

describe('a photo of a review', () => {
  it('is removed with its files by the author or an admin, and not found for others', async () => {
    const { review } = await write(ANN, { uploads: ['gate', 'pool', 'snow'] });
    const [gate, pool, snow] = review.photos.map(({ id }) => id);
    const remove = (photoId = '', viewer = ANN) => service.useCases.deleteReviewPhoto(review.id, photoId, viewer);
    await expect(remove(gate, BEN)).rejects.toThrow(code('NOT_FOUND'));
    await Promise.all([remove(gate, ANN), remove(pool, ADMIN)]);
    await expect(remove(pool, ADMIN)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Photo not found' });
    expect((await service.reviews.find(review.id))?.photos.map(({ id }) => id)).toEqual([snow]);
    expect([...service.pictures]).toEqual([review.photos[2]?.key]);
    const changed = (await service.published()).filter(({ type }) => type.endsWith('.ReviewChanged'));
    expect(changed.map((message) => actIn(message)?.by ?? 'nobody').toSorted()).toEqual([ADMIN.id, 'nobody']);
  });
});

describe('the events of a review', () => {
  it('hold ids and numbers, and no text of the review', async () => {
    const { review } = await write();
    await service.useCases.changeReview(review.id, { title: 'Warmer still' }, ANN);
    await service.useCases.deleteReview(review.id, ANN);
    const messages = await service.published();
    const types = messages.map(({ type }) => type.split('.').at(-1)).filter((type) => type?.startsWith('Review'));
    expect(types).toEqual(['ReviewCreated', 'ReviewChanged', 'ReviewDeleted']);
    for (const { key, data } of messages) {
      expect(key).toBe('pool');
      expect(Buffer.from(data).toString('latin1')).not.toMatch(/[Ww]arm|Steam/);
    }
    const last = messages.findLast((message) => reviewIn(message) !== null);
    expect(last && reviewIn(last)).toMatchObject({ reviewId: review.id, revision: 3n, deleted: true });
  });

  it('name the admin who deleted a review, and no one when its author did', async () => {
    const { review } = await write(ANN);
    const own = await write(BEN);
    await service.useCases.deleteReview(review.id, ADMIN);
    await service.useCases.deleteReview(own.review.id, BEN);
    const deleted = (await service.published()).filter(({ type }) => type.endsWith('.ReviewDeleted'));
    expect(deleted.map((message) => actIn(message)?.by ?? null)).toEqual([ADMIN.id, null]);
  });

  it('publish a rating once for each change, however often an event arrives', async () => {
    await write(ANN, { rating: 5 });
    await write(BEN, { rating: 4 });
    const messages = await service.published();
    for (let at = 0; at < 3; at += 1) await service.deliver(messages.toReversed());
    const ratings = (await service.published()).flatMap((message) => ratingIn(message) ?? []);
    expect(ratings.map(({ average, count }) => [average, count])).toEqual([
      [5, 1],
      [4.5, 2],
    ]);
  });

  it('update the rating when the writer died before computing it', async () => {
    const { review } = await write(ANN, { rating: 5 });
    await service.reviews.insert({ ...review, id: 'late', userId: 'eve', rating: 2 }, [], null);
    await service.deliver(await service.published());
    expect(await ratingOf('pool')).toEqual({ average: 3.5, count: 2 });
  });

  it('lead to the right rating when many members write at once', async () => {
    const members = Array.from({ length: 12 }, (_, at) => ({ id: `member-${at}`, isAdmin: false }));
    await Promise.all(members.map((member, at) => write(member, { rating: (at % 5) + 1 })));
    const sum = members.reduce((total, _, at) => total + (at % 5) + 1, 0);
    expect(await ratingOf('pool')).toEqual({ average: sum / 12, count: 12 });
  });
});
