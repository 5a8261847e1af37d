import { marksOf, nameWithMarks } from './marks.ts';

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
    expect(nameWithMarks('Bath', ['saved', 'wanted'])).toBe('Bath, saved, want to visit');
    expect(nameWithMarks('Bath', [])).toBe('Bath');
  });
});
