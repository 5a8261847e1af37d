import { loadWords, translateIn } from '../../../shared/words/loaded-words.ts';
import { marksOf, spokenName, type Mark } from './marks.ts';

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

  it('are read out behind the name and what the pin says', () => {
    const spoken = (fact: string | null, ...marks: readonly Mark[]) =>
      spokenName(translateIn('en'), 'en', { name: 'Bath', fact, marks });
    expect(spoken('38 °C', 'saved', 'wanted')).toBe('Bath, 38 °C, saved, want to visit');
    expect(spoken(null)).toBe('Bath');
  });
});
