import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('the suspension of a member', () => {
  endsAlikeWhereverKilled('the suspension of a member', {
    data: { location: { averageRating: 0, reviewCount: 0, reviews: { total: 0 } } },
    list: ['List not found'],
    canSignIn: false,
  });
});
