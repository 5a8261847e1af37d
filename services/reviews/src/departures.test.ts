import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { memberErasedFromReviews } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { ANN, BEN, draft, openReviews, placeEvent } from './testing/reviews.ts';

const deleted = (userId: string): Message => ({
  ...fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});

describe('the reviews of a deleted account or place', () => {
  let reviews: Awaited<ReturnType<typeof openReviews>>;
  beforeEach(async () => {
    reviews = await openReviews();
    await reviews.deliver([placeEvent('bath')]);
  });
  afterEach(() => reviews.close());

  const countAt = async (locationId: string) => (await reviews.reviews.ofLocation(locationId, 10, 0)).total;

  it('are deleted with the account, and the ratings and photos follow', async () => {
    await reviews.useCases.createReview(draft({ uploads: ['a'] }), ANN, null);
    await reviews.useCases.createReview(draft({ locationId: 'bath' }), ANN, null);
    await reviews.useCases.createReview(draft({ rating: 2 }), BEN, null);
    await reviews.deliver([deleted(ANN.id)]);
    expect([await countAt('pool'), await countAt('bath')]).toEqual([1, 0]);
    await reviews.deliver(await reviews.published());
    expect(await reviews.ratings.find('pool')).toMatchObject({ average: 2, count: 1 });
    expect(reviews.pictures.size).toBe(0);
  });

  it('are published as deleted once, however often the event arrives', async () => {
    await reviews.useCases.createReview(draft(), ANN, null);
    await reviews.deliver([deleted(ANN.id)]);
    await reviews.deliver([deleted(ANN.id), deleted(ANN.id)]);
    await reviews.deliver((await reviews.published()).toReversed());
    const said = (await reviews.published()).flatMap((message) => memberErasedFromReviews(message)?.userId ?? []);
    expect(said).toEqual([ANN.id]);
  });

  it('are deleted when they were written during the deletion of the account', async () => {
    await reviews.deliver([deleted(ANN.id)]);
    await reviews.useCases.createReview(draft(), ANN, null);
    await reviews.deliver(await reviews.published());
    expect(await countAt('pool')).toBe(0);
  });

  it('are deleted with the place, also when they were written during its deletion', async () => {
    await reviews.useCases.createReview(draft(), ANN, null);
    const place = await reviews.reviews.ofLocation('pool', 1, 0);
    expect(place.total).toBe(1);
    const late = reviews.useCases.createReview(draft(), BEN, null);
    await reviews.deliver([placeEvent('pool', { revision: 2, deleted: true })]);
    await late.catch(() => undefined);
    await reviews.deliver(await reviews.published());
    expect(await countAt('pool')).toBe(0);
    await expect(reviews.useCases.createReview(draft(), ANN, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
