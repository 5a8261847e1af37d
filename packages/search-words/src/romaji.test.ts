import { romajiOf } from './romaji.ts';

describe('a text in kana in Latin letters', () => {
  it.each([
    ['くさつ', ['kusatsu']],
    ['どうご', ['dogo', 'dougo']],
    ['ハワイ', ['hawai']],
    ['草津', []],
    ['Kusatsu', []],
  ])('of %s: %j', (text, spellings) => {
    expect(romajiOf(text)).toEqual(spellings);
  });
});
