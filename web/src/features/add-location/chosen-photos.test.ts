import { reordered } from './chosen-photos.ts';

describe('the photos of a place', () => {
  it('are put in another order', () => {
    const photos = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const ids = (id: string, over: string): string =>
      reordered(photos, id, over)
        .map((each) => each.id)
        .join('');
    expect([ids('a', 'c'), ids('c', 'a'), ids('b', 'b'), ids('x', 'a')]).toEqual(['bca', 'cab', 'abc', 'abc']);
  });
});
