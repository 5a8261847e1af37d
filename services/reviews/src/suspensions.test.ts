import { reviewIn } from '@wellspring/events/review-events';
import { memberEvent, suspensionStories } from '@wellspring/member-suspension/testing/member-event';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ADMIN, ANN, BEN, draft, openReviews, placeEvent } from './testing/reviews.ts';

describe('the reviews of a suspended member', () => {
  let reviews: Awaited<ReturnType<typeof openReviews>>;
  beforeEach(async () => {
    reviews = await openReviews();
    await reviews.deliver([placeEvent('bath')]);
  });
  afterEach(() => reviews.close());

  const write = (viewer: typeof ANN, more = {}) => reviews.useCases.createReview(draft(more), viewer, null);
  const authors = async (locationId = 'pool') =>
    (await reviews.reviews.ofLocation(locationId, 10, 0)).reviews.map(({ userId }) => userId);
  const rating = (locationId = 'pool') => reviews.ratings.find(locationId);
  /** Delivers the events of reviews to reviews itself, as the bus does. */
  const settle = async () => reviews.deliver(await reviews.published());

  it('are hidden everywhere, and the ratings leave them out', async () => {
    await write(ANN);
    await write(ANN, { locationId: 'bath' });
    await write(BEN, { rating: 2 });
    await reviews.deliver([memberEvent('suspended', ANN.id, 2)]);
    await settle();
    expect([await authors(), await authors('bath')]).toEqual([[BEN.id], []]);
    expect([await rating(), await rating('bath')]).toMatchObject([
      { average: 2, count: 1 },
      { average: 0, count: 0 },
    ]);
    const hidden = (await reviews.published()).map(reviewIn).filter((review) => review?.isHidden);
    expect(hidden.map((review) => review?.locationId).toSorted()).toEqual(['bath', 'pool']);
  });

  it('are shown again with their photos when the member is restored', async () => {
    await write(ANN, { uploads: ['a'] });
    await reviews.deliver([memberEvent('suspended', ANN.id, 2)]);
    await settle();
    expect(reviews.pictures.size).toBe(1);
    await reviews.deliver([memberEvent('restored', ANN.id, 3)]);
    await settle();
    expect(await authors()).toEqual([ANN.id]);
    expect(await rating()).toMatchObject({ average: 5, count: 1 });
  });

  it('are hidden when they are written or changed during the suspension', async () => {
    const { review } = await write(ANN);
    await reviews.deliver([memberEvent('suspended', ANN.id, 2)]);
    await write(ANN, { locationId: 'bath' });
    await reviews.useCases.changeReview(review.id, { rating: 1 }, ANN);
    await settle();
    expect([await authors(), await authors('bath')]).toEqual([[], []]);
  });

  it('follow the last event when events arrive twice and out of order', async () => {
    for (const { seed, events, isHidden } of suspensionStories(ANN.id)) {
      const other = await openReviews();
      await other.useCases.createReview(draft(), ANN, null);
      await deliverTwice([...events, ...(await other.published())], other.deliver, { seed });
      await deliverTwice(await other.published(), other.deliver, { seed });
      expect((await other.reviews.ofLocation('pool', 10, 0)).total).toBe(isHidden ? 0 : 1);
      expect(await other.ratings.find('pool')).toMatchObject({ count: isHidden ? 0 : 1 });
      await other.close();
    }
  });

  it('can be deleted by an admin, and are deleted with their place', async () => {
    const { review } = await write(ANN);
    await write(ANN, { locationId: 'bath' });
    await reviews.deliver([memberEvent('suspended', ANN.id, 2)]);
    await reviews.useCases.deleteReview(review.id, ADMIN);
    await reviews.deliver([placeEvent('bath', { revision: 2, deleted: true })]);
    expect(await reviews.useCases.reviewsBy(ANN.id)).toEqual([]);
  });
});
