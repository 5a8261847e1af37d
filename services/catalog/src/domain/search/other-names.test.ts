import { publishedLocation } from '../../testing/builders.ts';
import { searchDocument, toIndexed } from './indexed.ts';

const wordsWith = (otherNames: string | null): readonly string[] => {
  const { nameWords, otherWords } = searchDocument({ ...toIndexed(publishedLocation()), otherNames });
  return [...nameWords, ...otherWords].filter((word) => word.startsWith('ǂǂ'));
};

describe('the other names of a place', () => {
  it('say nothing about its kinds', () => {
    expect(wordsWith('北投温泉; حمام المسخوطين')).toEqual(wordsWith(null));
  });
});
