import { LOCATION_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { sortPhotos } from '../../shared/photos/sort-photos.ts';
import { reordered } from './chosen-photos.ts';

const file = (name: string, type = 'image/jpeg', bytes = 10): File => new File([new Uint8Array(bytes)], name, { type });
const MB_5 = 5 * 1024 * 1024;

describe('the photos of a place', () => {
  it('are at most ten images of up to 5 MB: the first ten are kept, and each other is named with its reason', () => {
    const files = [
      file('a', 'image/jpeg', MB_5),
      file('b', 'application/pdf'),
      file('c', 'image/png', MB_5 + 1),
      file('d'),
      file('e'),
    ];
    const { taken, refused } = sortPhotos(files, { present: 8, max: LOCATION_PHOTOS_MAX, owner: 'A place' });
    expect(taken.map(({ name }) => name)).toEqual(['a', 'd']);
    expect(refused.map(({ name, complaint }) => [name, complaint.title])).toEqual([
      ['b', 'Invalid file type'],
      ['c', 'File too large'],
      ['e', 'Too many photos'],
    ]);
  });

  it('are put in another order', () => {
    const photos = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const ids = (id: string, over: string): string =>
      reordered(photos, id, over)
        .map((each) => each.id)
        .join('');
    expect([ids('a', 'c'), ids('c', 'a'), ids('b', 'b'), ids('x', 'a')]).toEqual(['bca', 'cab', 'abc', 'abc']);
  });
});
