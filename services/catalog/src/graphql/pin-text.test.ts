import { OFFERED_LANGUAGES, type Language } from '@wellspring/words/languages';
import type { PinFact } from '../domain/search/pin-fact.ts';
import { saidPin } from './pin-text.ts';

/** In the order of the languages of the site. */
type Said = readonly [en: string, de: string, es: string, fr: string, ja: string, ar: string];

const TABLE: readonly (readonly [name: string, fact: PinFact, said: Said])[] = [
  [
    'one temperature',
    { kind: 'temperature', minC: 38, maxC: 38 },
    ['38 °C', '38 °C', '38 °C', '38 °C', '38 °C', '38 °C'],
  ],
  [
    'a range of temperatures, with one decimal at most',
    { kind: 'temperature', minC: 36.25, maxC: 41 },
    ['36.3–41 °C', '36,3–41 °C', '36,3–41 °C', '36,3–41 °C', '36.3–41 °C', '36.3–41 °C'],
  ],
  ['a rating, with one decimal', { kind: 'rating', average: 4 }, ['4.0', '4,0', '4,0', '4,0', '4.0', '4.0']],
  ['a price', { kind: 'price' }, ['Free', 'Kostenlos', 'Gratis', 'Gratuit', '無料', 'مجاني']],
  [
    'that it is open now',
    { kind: 'open', isNow: true },
    ['Open now', 'Jetzt geöffnet', 'Abierto ahora', 'Ouvert maintenant', '営業中', 'مفتوح الآن'],
  ],
  [
    'that it is open at a time',
    { kind: 'open', isNow: false },
    ['Open', 'Geöffnet', 'Abierto', 'Ouvert', '利用可', 'مفتوح'],
  ],
];

const pinIn = (language: Language | undefined, fact: PinFact | null) =>
  saidPin({ actor: { kind: 'visitor', language } }, { id: 'pool', fact });

describe('a pin', () => {
  it.each(TABLE)('says %s in the language of the caller', (_, fact, said) => {
    const texts = OFFERED_LANGUAGES.map((language) => pinIn(language, fact).fact?.text);
    expect(texts).toEqual(said);
  });

  it('says it in English to a caller without a language', () => {
    expect(pinIn(undefined, { kind: 'price' }).fact?.text).toBe('Free');
  });

  it('without a fact says nothing', () => {
    expect(pinIn('de', null)).toEqual({ id: 'pool', fact: null });
  });
});
