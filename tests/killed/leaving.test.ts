import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('the deletion of an account', () => {
  endsAlikeWhereverKilled('the deletion of an account', {
    data: { location: { reviewCount: 0, reviews: { total: 0 } }, badgeHolder: { badges: [] } },
    list: ['List not found'],
    canSignIn: false,
    receipts: [['analytics', 'catalog', 'identity', 'lists-and-badges', 'moderation', 'reviews']],
  });
});
