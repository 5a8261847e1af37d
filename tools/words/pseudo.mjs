import { parse } from '@messageformat/parser';

const ACCENTED = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ó',
  p: 'þ', q: 'ʠ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // prettier-ignore

/** How much longer than English a translation is taken to be: German and French are by about a third. */
const LONGER_BY = 0.35;

const TAG = /(<\/?[\w-]+>)/;

const accented = (text) =>
  text
    .split(TAG)
    .map((piece) => (TAG.test(piece) ? piece : piece.replaceAll(/[a-z]/g, (letter) => ACCENTED[letter])))
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
  const padding = '~'.repeat(Math.ceil(text.length * LONGER_BY));
  return `⟦${tokens.map(written).join('')}${padding}⟧`;
};
