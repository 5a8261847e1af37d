import { fact } from './fact.ts';
import { ReviewDeletedSchema } from './generated/wellspring/reviews/v1/events_pb.ts';
import { SiteSettingChangedSchema } from './generated/wellspring/moderation/v1/events_pb.ts';
import { kindOf, subjectOf } from './subject.ts';
import { TOPICS } from './topics.ts';

const deleted = fact(TOPICS.reviews, 'place-1', ReviewDeletedSchema, {
  review: { reviewId: 'review-1', locationId: 'place-1', revision: 2n, deleted: true },
});

describe('what an event is about', () => {
  it('is the entity of its state, for any key', () => {
    expect([kindOf(deleted), subjectOf(deleted)]).toEqual(['ReviewDeleted', { type: 'Review', id: 'review-1' }]);
    const set = fact(TOPICS.moderation, 'a_key', SiteSettingChangedSchema, { siteSetting: { key: 'a_key' } });
    expect(subjectOf(set)).toEqual({ type: 'SiteSetting', id: 'a_key' });
  });

  it('is read from an event of a newer type', () => {
    expect(subjectOf({ ...deleted, type: 'wellspring.reviews.v1.ReviewHidden' })).toMatchObject({ type: 'Review' });
  });

  it('is its key for an event of an unknown package', () => {
    expect(subjectOf({ ...deleted, type: 'elsewhere.v1.Happened' })).toEqual({ type: 'Unknown', id: 'place-1' });
  });

  it('is refused when it cannot be read', () => {
    expect(() => subjectOf({ ...deleted, data: Uint8Array.of(0x0a, 0x7f) })).toThrow('could not be decoded');
  });
});
