import type { PlaceFactValues } from '@wellspring/place-schema/fact';
import { plainText } from './read-figures.ts';

type Wheelchair = PlaceFactValues<'wheelchair'>;

const WHEELCHAIR =
  /wheelchair|wheel chair|rollstuhl|barrierefrei|silla de ruedas|fauteuil roulant|車椅子|車いす|كرسي متحرك|الكراسي المتحركة/;
const NOT =
  /\b(?:no|not|none|without|in|un)[- ]?(?=wheelchair|accessib|suitable|step.free)|nicht|kein|\bno (?:es|apto|accesible)|non accessible|pas accessible|inaccessible|不可|なし|غير/;
const PARTLY =
  /part(?:ly|ial|s?\b)|limited|some|teilweise|bedingt|eingeschränkt|parcial|limitad|partiel|limité|一部|جزئي|محدود/;
const PLAIN = new Map<string, Wheelchair['access']>([
  ...['yes', 'ja', 'sí', 'si', 'oui', 'はい', '可', 'نعم', 'true', 'accessible', 'wheelchair accessible'].map(
    (word): [string, 'yes'] => [word, 'yes'],
  ),
  ...['no', 'nein', 'non', 'いいえ', '不可', 'لا', 'none', 'false', 'not accessible', 'inaccessible'].map(
    (word): [string, 'no'] => [word, 'no'],
  ),
  ...['partly', 'partial', 'limited', 'teilweise', 'parcial', 'partiel', '一部', 'جزئي'].map(
    (word): [string, 'limited'] => [word, 'limited'],
  ),
]);

const accessOf = (access: Wheelchair['access']): Wheelchair => ({
  access,
  stepCm: null,
  doorCm: null,
  poolLift: null,
  toilet: null,
});

/**
 * Whether a wheelchair gets in, as a text says it: "Wheelchair access", "not wheelchair accessible", or a plain yes or no. "Level paths" alone
 * does not say it. null: the text does not say.
 */
export const readWheelchair = (text: string): Wheelchair | null => {
  const plain = plainText(text).replace(/[.!]$/, '');
  const answer = PLAIN.get(plain);
  if (answer !== undefined) return accessOf(answer);
  if (!WHEELCHAIR.test(plain)) return null;
  if (NOT.test(plain)) return accessOf('no');
  return accessOf(PARTLY.test(plain) ? 'limited' : 'yes');
};
