import { rights } from './rights.ts';

describe('the rights of reviews', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(rights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      everyone: ['Location.myReview', 'Location.reviews', 'Review.*'],
      'member over REST': ['Mutation.changeReview', 'Mutation.createReview', 'Query.exportReviews'],
      member: ['Mutation.deleteReview', 'Mutation.deleteReviewPhoto', 'Query.myReviews'],
    });
  });
});
