import { viewIn, ownHref, pageIn } from './own-address.ts';

const queryOf = (query: string) => new URLSearchParams(query);

describe('the address of a list of one’s own', () => {
  it('leaves out what goes without saying, and is read as it was written', () => {
    expect([ownHref('favorites', 1), ownHref('favorites', 3, 'visited')]).toEqual([
      '/dashboard?tab=favorites',
      '/dashboard?tab=favorites&show=visited&page=3',
    ]);
    const query = queryOf('tab=favorites&show=visited&page=3');
    expect([viewIn(query), pageIn(query)]).toEqual(['visited', 3]);
  });

  it('ignores values that are not valid', () => {
    for (const query of ['', 'page=0&show=everything', 'page=-1', 'page=two&show='])
      expect([viewIn(queryOf(query)), pageIn(queryOf(query))]).toEqual(['saved', 1]);
  });
});
