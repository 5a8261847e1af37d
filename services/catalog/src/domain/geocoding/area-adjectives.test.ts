import { areaOfAdjective } from './area-adjectives.ts';

describe('an adjective', () => {
  it.each([
    ['isländische', 'Iceland'],
    ['ungarischen', 'Hungary'],
    ['húngaros', 'Hungary'],
    ['italiennes', 'Italy'],
    ['Magyar', 'Hungary'],
    ['schweizerische', 'Switzerland'],
    ['آيسلندية', 'Iceland'],
  ])('%s says %s', (word, area) => {
    expect(areaOfAdjective(word)).toBe(area);
  });

  it.each(['Italianissimo', 'massage', 'polish', 'Germania', '', 'hot springs'])('%j says none', (word) => {
    expect(areaOfAdjective(word)).toBeNull();
  });
});
