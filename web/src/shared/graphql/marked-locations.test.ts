import { MarkedLocationsDocument } from '../../generated/marks-operations.ts';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { graphClient } from './client.ts';
import { markFavorite, markVisit } from './marked-locations.ts';

const MARKED = { __typename: 'MarkedLocations', favorites: ['bath'], visited: [], wantToVisit: ['spa'] };

const refusing = () =>
  graphClient(async ({ operationName }) => {
    if (operationName === 'SetFavorite') throw new Error('away');
    return { data: { markedLocations: MARKED } };
  });

describe('what a map knows of hearts and visits', () => {
  it('follows each as it changes, and a place has one status', async () => {
    const client = refusing();
    const { cache } = client;
    markFavorite(cache, 'vals', true);
    await client.query({ query: MarkedLocationsDocument });
    markFavorite(cache, 'vals', true);
    markFavorite(cache, 'bath', false);
    markVisit(cache, 'spa', 'visited');
    expect(client.readQuery({ query: MarkedLocationsDocument })?.markedLocations).toMatchObject({
      favorites: ['vals'],
      visited: ['spa'],
      wantToVisit: [],
    });
  });

  it('is reverted when a heart is not saved', async () => {
    const client = refusing();
    const favorites = () => client.readQuery({ query: MarkedLocationsDocument }, true)?.markedLocations.favorites;
    await client.query({ query: MarkedLocationsDocument });
    const setting = client.mutate({
      mutation: SetFavoriteDocument,
      variables: { locationId: 'vals', isFavorite: true },
      optimisticResponse: { favorite: { __typename: 'Location', id: 'vals', isFavorite: true } },
      update: (cache) => markFavorite(cache, 'vals', true),
    });
    expect(favorites()).toEqual(['vals', 'bath']);
    await expect(setting).rejects.toThrow('away');
    expect(favorites()).toEqual(['bath']);
  });
});
