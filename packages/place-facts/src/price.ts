import type { PlaceFactValues } from '@wellspring/place-schema/fact';
import { plainText } from './read-figures.ts';

type Price = PlaceFactValues<'price'>;

const FREE =
  /(?<!\p{L})(?:free(?: of charge| entry| admission)?|no (?:fee|charge|cost)|gratis|kostenlos|kostenfrei|eintritt frei|gratuit[eo]?|entrada libre|sin costo|无料|ingyenes)(?!\p{L})/u;
/** Japanese and Arabic words have no blanks around them. */
const FREE_ELSEWHERE = /無料|免费|免費|مجان/u;
/** "sugar-free", "free parking", "duty free" say nothing of the price of the place. */
const FREE_OF_OTHERS =
  /\p{L}-free\b|\bfree (?:parking|wi-?fi|towels?|tea|breakfast)\b|\b(?:duty|barrier|step|smoke) free\b/u;
const DONATION =
  /(?<!\p{L})(?:donations?|by donation|spende|spenden|donativo|donación|aportación|don(?: libre)?|participation libre)(?!\p{L})/u;
const DONATION_ELSEWHERE = /寄付|募金|志納|تبرع/u;
const PAID =
  /(?<!\p{L})(?:paid|fee|ticket(?:s|ed)?|budget|cheap|inexpensive|moderate|mid-?range|expensive|luxury|premium|kostenpflichtig|eintritt|günstig|teuer|de pago|económico|moderado|caro|lujo|payant|bon marché|modéré|cher|luxe)(?!\p{L})/u;
const PAID_ELSEWHERE = /有料|円|手頃|高級|رسوم|مدفوع|متوسط|فاخر|اقتصادي/u;
/** "$", "$$", "€€€": a range of prices */
const SIGNS = /^[$€£¥]{1,4}$|[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:usd|eur|gbp|jpy|chf|isk)\b)/u;

const priceOf = (kind: Price['kind']): Price => ({ kind, amount: null, currency: null, per: null });

/**
 * Whether a place is free, asks for a donation or is paid, as a text says it in the languages of the site. "Free, donations welcome" is a
 * donation. Amounts are not read: a text seldom says for what they are. null: the text does not say.
 */
export const readPrice = (text: string): Price | null => {
  const plain = plainText(text);
  if (DONATION.test(plain) || DONATION_ELSEWHERE.test(plain)) return priceOf('donation');
  const free = plain.replace(FREE_OF_OTHERS, '');
  if (FREE.test(free) || FREE_ELSEWHERE.test(free)) return priceOf('free');
  return PAID.test(plain) || PAID_ELSEWHERE.test(plain) || SIGNS.test(plain) ? priceOf('paid') : null;
};
