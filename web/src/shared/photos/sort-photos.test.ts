import type { ImageType } from '@wellspring/rest-contract/image-type';
import { textIn } from '@wellspring/words/error-text';
import { verbatim } from '@wellspring/words/message';
import { PHOTO_RULE } from './photo-rule.ts';
import { sortPhotos, type TypedFile } from './sort-photos.ts';

const TOO_MANY = { title: 'Too many photos', description: 'A review can have up to 3 photos' };

/** A file with the bytes of a type, independent of its name. */
const typed = (name: string, type: ImageType | null, claimed = ''): TypedFile => ({
  file: new File(['x'], name, { type: claimed }),
  type,
});
const sorted = (files: readonly TypedFile[], left: number, rule = PHOTO_RULE) => {
  const typeWrong = { title: 'Invalid file type', description: textIn('en', rule.typeWrong) };
  const { candidates, refused } = sortPhotos(files, typeWrong, rule, { left, tooMany: TOO_MANY });
  return {
    candidates: candidates.map(({ file }) => file.name),
    refused: refused.map(({ file, complaint }) => [file.name, complaint.description]),
  };
};

describe('photos that are chosen', () => {
  it('are recognized by their bytes, not by their names, including the formats of phones', () => {
    const files = [
      typed('a.heic', 'image/jpeg', 'image/heic'),
      typed('b.jpg', 'image/heic', 'image/jpeg'),
      typed('c', 'image/avif'),
    ];
    expect(sorted(files, 3)).toEqual({ candidates: ['a.heic', 'b.jpg', 'c'], refused: [] });
  });

  it('are no files that are named as documents', () => {
    expect(sorted([typed('a.pdf', 'image/png', 'application/pdf')], 3).candidates).toEqual([]);
  });

  it('are taken while there is room; the fourth of three is named', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => typed(name, 'image/png'));
    expect(sorted(files, 3)).toEqual({
      candidates: ['a', 'b', 'c'],
      refused: [['d', 'A review can have up to 3 photos']],
    });
  });

  it('take no room where they are no images, and are refused in the words of the product', () => {
    const files = [typed('a.pdf', null, 'application/pdf'), typed('b.jpg', 'image/jpeg')];
    expect(sorted(files, 1)).toEqual({
      candidates: ['b.jpg'],
      refused: [['a.pdf', 'Please upload only image files (JPG, PNG, etc.)']],
    });
  });

  it('of a type that the form does not take are refused in its words', () => {
    const rule = { ...PHOTO_RULE, types: ['image/jpeg'] as const, typeWrong: verbatim('Please select only JPEG') };
    expect(sorted([typed('a.gif', 'image/gif', 'image/gif')], 5, rule).refused).toEqual([
      ['a.gif', 'Please select only JPEG'],
    ]);
  });
});
