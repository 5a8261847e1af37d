import { rights } from './rights.ts';

describe('the rights of lists-and-badges', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(rights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      admin: ['Location.favoriteCount', 'Location.listItemCount', 'Location.visitCount'],
      everyone: [
        'Location.isFavorite',
        'Location.visit',
        'Location.visitStatus',
        'Query.badgeHolder',
        'Query.publicTripLists',
        'Query.tripList',
        'TripList.*',
        'User.badge',
        'User.badges',
      ],
      'member over REST': ['Query.exportBadges', 'Query.exportMarks', 'Query.exportTripLists'],
      member: [
        'Mutation.addTripListItem',
        'Mutation.calculateBadges',
        'Mutation.changeTripList',
        'Mutation.changeTripListItem',
        'Mutation.createTripList',
        'Mutation.deleteTripList',
        'Mutation.favorite',
        'Mutation.removeTripListItem',
        'Mutation.visit',
        'Query.badgeProgress',
        'Query.favorites',
        'Query.markedLocations',
        'Query.tripLists',
        'Query.visits',
      ],
    });
  });
});
