import { cleanLine, cleanText, lengthOf } from './written-text.ts';

describe('a written text', () => {
  it.each([
    ['  warm \r\n and quiet ', 'warm \n and quiet'],
    ['bell\u0007 and null\u0000', 'bell  and null'],
    ['turned \u202egnirps\u202c', 'turned gnirps'],
    ['a\u200bb\ufeffc', 'abc'],
    ['e\u0301te\u0301', 'été'],
    ['Z\u0317\u0318\u0319\u031a\u031b\u031c', 'Z\u031b\u0317\u0318'],
    ['👩\u200d👩\u200d👧 و\u200cه', '👩\u200d👩\u200d👧 و\u200cه'],
    ['half a pair \ud83d', 'half a pair \ufffd'],
    ['\u200b\u0000 ', ''],
  ])('%j is stored as %j', (given, cleaned) => {
    expect(cleanText(given)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  it('is one line for a name', () => {
    expect(cleanLine(' Moss \n\t Pool ')).toBe('Moss Pool');
  });

  it('is counted in code points', () => {
    expect(lengthOf('♨️𐐷')).toBe(3);
  });
});
