import { keptIn, ownHref, pageIn } from './own-address.ts';

const asked = (query: string) => new URLSearchParams(query);

describe('the address of a list of one’s own', () => {
  it('leaves out what goes without saying, and is read as it was written', () => {
    expect([ownHref('favorites', 1), ownHref('favorites', 3, 'visited')]).toEqual([
      '/dashboard?tab=favorites',
      '/dashboard?tab=favorites&show=visited&page=3',
    ]);
    const query = asked('tab=favorites&show=visited&page=3');
    expect([keptIn(query), pageIn(query)]).toEqual(['visited', 3]);
  });

  it('counts as silence where nobody understands it', () => {
    for (const query of ['', 'page=0&show=everything', 'page=-1', 'page=two&show='])
      expect([keptIn(asked(query)), pageIn(asked(query))]).toEqual(['saved', 1]);
  });
});
