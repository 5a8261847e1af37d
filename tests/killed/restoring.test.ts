import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('the return of a suspended member', () => {
  endsAlikeWhereverKilled('the return of a suspended member', {
    data: { location: { averageRating: 4, reviewCount: 1, reviews: { total: 1 } } },
    list: { tripList: { name: 'Springs' } },
    canSignIn: true,
  });
});
