import { spansOf } from './places-in-text.ts';

const namesIn = (text: string): readonly string[] => spansOf(text).map(({ name }) => name);

describe('the parts of a text that may name a place', () => {
  it('do not include fillers, though towns have such names', () => {
    expect(namesIn('best japan')).toEqual(['best japan', 'japan']);
    expect(namesIn('top things to do')).not.toContain('top');
    expect(namesIn('places')).toEqual([]);
    expect(namesIn('top 10 hot springs')).toEqual([]);
  });
});
