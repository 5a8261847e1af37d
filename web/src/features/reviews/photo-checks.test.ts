import { complaintAbout } from './photo-checks.ts';

const file = (type: string, bytes = 10): File => new File([new Uint8Array(bytes)], 'photo', { type });
const MB_5 = 5 * 1024 * 1024;

describe('the photos of a review', () => {
  it('are up to three images of up to 5 MB', () => {
    expect(complaintAbout([file('image/jpeg', MB_5), file('image/png')], 1)).toBeNull();
  });

  it('are refused in the words of the product', () => {
    expect(complaintAbout([file('image/jpeg')], 3)).toMatchObject({ title: 'Too many photos' });
    expect(complaintAbout([file('application/pdf')], 0)).toEqual({
      title: 'Invalid file type',
      description: 'Please upload only image files (JPG, PNG, etc.)',
    });
    expect(complaintAbout([file('image/jpeg', MB_5 + 1)], 0)).toEqual({
      title: 'File too large',
      description: 'Images must be smaller than 5MB',
    });
  });
});
