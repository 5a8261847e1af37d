import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('from joining to a badge', () => {
  endsAlikeWhereverKilled('from joining to a badge', {
    data: {
      location: { averageRating: 4, reviewCount: 1, isFavorite: true, visitStatus: 'visited', reviews: { total: 1 } },
      myLocations: { total: 1, locations: [{ name: 'Fern Bath', isVerified: false, coordinatesAre: 'approximate' }] },
      tripLists: { total: 1, lists: [{ name: 'Springs', isPublic: true, itemCount: 1 }] },
      badgeHolder: { badges: [{ badgeType: 'reviewer' }, { badgeType: 'curator' }] },
    },
    isMailed: true,
  });
});
