import { catalogRights } from './rights.ts';

describe('the rights of catalog', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(catalogRights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      admin: [
        'Mutation.changeLocation',
        'Mutation.decideProposal',
        'Mutation.deleteLocation',
        'Mutation.verifyLocation',
        'Mutation.verifyLocations',
        'Query.adminLocations',
        'Query.proposals',
      ],
      everyone: [
        'Category.*',
        'Location.*',
        'Query.categories',
        'Query.geocode',
        'Query.location',
        'Query.locations',
        'Query.map',
        'Query.suggestLocations',
      ],
      'member over REST': ['Mutation.addLocationPhotos', 'Query.exportLocations', 'Query.exportProposals'],
      member: [
        'Mutation.changeLocationPhoto',
        'Mutation.claimLocation',
        'Mutation.correctLocation',
        'Mutation.deleteLocationPhoto',
        'Mutation.researchLocation',
        'Mutation.submitLocation',
        'Query.deletedLocation',
        'Query.locateAddress',
        'Query.myLocations',
        'Query.myProposals',
        'Query.pointDoubt',
        'Query.similarLocations',
      ],
    });
  });
});
