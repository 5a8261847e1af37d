import { sortPhotos } from './sort-photos.ts';

const file = (name: string, type: string, bytes = 10): File => new File([new Uint8Array(bytes)], name, { type });
const MB_5 = 5 * 1024 * 1024;
const REVIEW = { present: 0, max: 3, owner: 'A review' };

const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

describe('photos that are chosen', () => {
  it('are taken while there is room and they are images of up to 5 MB', () => {
    const files = [file('a.jpg', 'image/jpeg', MB_5), file('b.png', 'image/png')];
    expect(sortPhotos(files, { ...REVIEW, present: 1 })).toEqual({ taken: files, refused: [] });
  });

  it('and are one too many: the first three are taken, the fourth is named', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`, 'image/jpeg'));
    const { taken, refused } = sortPhotos(files, REVIEW);
    expect(namesOf(taken)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(refused).toEqual([
      {
        name: 'd.jpg',
        complaint: { title: 'Too many photos', description: 'A review can have up to 3 photos' },
      },
    ]);
  });

  it('and are wrong keep no other out, and are refused in the words of the product', () => {
    const files = [
      file('a.pdf', 'application/pdf'),
      file('b.jpg', 'image/jpeg', MB_5 + 1),
      file('c.jpg', 'image/jpeg'),
    ];
    const { taken, refused } = sortPhotos(files, REVIEW);
    expect(namesOf(taken)).toEqual(['c.jpg']);
    expect(refused.map(({ complaint }) => complaint)).toEqual([
      { title: 'Invalid file type', description: 'Please upload only image files (JPG, PNG, etc.)' },
      { title: 'File too large', description: 'Images must be smaller than 5MB' },
    ]);
  });
});
