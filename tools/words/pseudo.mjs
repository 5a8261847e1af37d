import { parse } from '@messageformat/parser';

const ACCENTED = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ó',
  p: 'þ', q: 'ʠ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // prettier-ignore

/** Vowels are doubled: a text becomes longer by about a third, as in German or French, and breaks where the English one does. */
const LONG = /[aeiou]/g;

/** The name of the product is the same in every language. */
const BRAND = 'Wellspring';

const TAG = /(<\/?[\w-]+>)/;

const longer = (text) => text.replaceAll(LONG, '$&$&').replaceAll(/[a-z]/g, (letter) => ACCENTED[letter]);

const withoutBrand = (text) => text.split(BRAND).map(longer).join(BRAND);

const accented = (text) =>
  text
    .split(TAG)
    .map((piece) => (TAG.test(piece) ? piece : withoutBrand(piece)))
    .join('');

const quoted = (text) => text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");

const written = (token) => {
  if (token.type === 'content') return quoted(accented(token.value));
  if (token.type === 'octothorpe') return '#';
  return token.ctx.text.startsWith('{') && token.cases ? choice(token) : token.ctx.text;
};

const choice = ({ arg, type, pluralOffset, cases }) => {
  const offset = pluralOffset ? ` offset:${pluralOffset}` : '';
  const each = cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`);
  return `{${arg}, ${type},${offset} ${each.join(' ')}}`;
};

/** An English message as the pseudo-locale has it: accented, longer and in brackets, with its parameters and elements. */
export const pseudo = (text) => {
  const tokens = parse(text);
  return `⟦${tokens.map(written).join('')}⟧`;
};
