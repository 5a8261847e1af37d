import fc from 'fast-check';
import { indexWordsOf, wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['Hot Springs & Spas', ['hot', 'springs', 'spas']],
    ['Jökulsárlón, Ísland', ['jokulsarlon', 'island']],
    ['Straße STRASSE', ['strasse', 'strasse']],
    ['Ærø Łódź Đà Nẵng', ['aero', 'lodz', 'da', 'nang']],
    ["Queen’s Queen's Queens", ['queens', 'queens', 'queens']],
    ["L’Hôtel dell'Acqua, Coeur d’Alene", ['l', 'hotel', 'dell', 'acqua', 'coeur', 'd', 'alene']],
    ['ＴＯＫＹＯ ①', ['tokyo', '1']],
    ['Λουτρά Καϊάφα, ΟΔΟΣ', ['λουτρα', 'καιαφα', 'οδοσ']],
    ['Ther\u00admal\u00adbad, می\u200cدان', ['thermalbad', 'میدان']],
    ['38–42 °C', ['38', '42', 'c']],
    ['☯ !', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are pairs of characters where a script has no spaces', () => {
    expect(wordsOf('草津温泉 Spa')).toEqual(['草津', '津温', '温泉', 'spa']);
    expect(indexWordsOf('草津温泉')).toEqual(['草津', '津温', '温泉', '泉']);
    expect(wordsOf('湯')).toEqual(['湯']);
  });

  it('contain only letters, digits and marks, and stay the same when split again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of indexWordsOf(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
          expect([...word].length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});
