import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { marksOf, nameWithMarks } from './marks.ts';

await loadWords('en', ['map']);

describe('the marks of a member', () => {
  it('are those of each place, saved first', () => {
    const marks = marksOf({ favorites: ['bath', 'vals'], visited: ['bath'], wantToVisit: ['spa'] });
    expect([...marks]).toEqual([
      ['bath', ['saved', 'visited']],
      ['vals', ['saved']],
      ['spa', ['wanted']],
    ]);
  });

  it('are read out behind the name', () => {
    expect(nameWithMarks(translateIn('en'), 'en', 'Bath', ['saved', 'wanted'])).toBe('Bath, saved, want to visit');
    expect(nameWithMarks(translateIn('en'), 'en', 'Bath', [])).toBe('Bath');
  });
});
