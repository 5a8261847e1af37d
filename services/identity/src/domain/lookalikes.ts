import { CONFUSABLES } from './generated/confusables.ts';

const prototypeOf = (word: string): readonly [string, string] => {
  const [character = '', ...prototype] = word;
  return [character, prototype.join('')];
};
const PROTOTYPES: ReadonlyMap<string, string> = new Map(CONFUSABLES.split(' ').map(prototypeOf));
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** The skeleton of UTS 39: names that look alike have the same one. */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFD').replaceAll(UNSEEN, ''), (sign) => PROTOTYPES.get(sign) ?? sign)
    .join('')
    .normalize('NFD');

/**
 * By what a username passes for another to the eye: the skeleton of UTS 39 of what is written, and of its small letters, since usernames
 * are the same in either case. Up to 50 characters.
 */
export const lookOf = (name: string): string => skeletonOf(skeletonOf(name.normalize('NFKC')).toLowerCase());

/** Digits, signs and small capitals that look like letters. l counts as i too: 1, I and l look alike. */
const READ_AS: ReadonlyMap<string, string> = new Map(
  '3e4a5s7t8b9g@a$s|l!l¡l€eilᴀaʙbᴄcᴅdᴇeꜰfɢgʜhᴊjᴋkĸkʟlɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.match(/../gu)?.map(prototypeOf),
);

const read = (text: string): string =>
  Array.from(lookOf(text).replaceAll(/[^\p{L}\p{N}@$|!¡€]/gu, ''), (sign) => READ_AS.get(sign) ?? sign)
    .join('')
    .replaceAll(/[ᴍʍ]/gu, 'rn')
    .replaceAll('vv', 'w');

/**
 * The loosest reading of a name: without marks, blanks and signs, digits as letters. As it is written, in small letters
 * and in capitals, since each look like others of another script. Up to 50 characters.
 */
export const readingsOf = (name: string): readonly string[] => {
  const plain = name.normalize('NFKC');
  return [...new Set([plain, plain.toLowerCase(), plain.toUpperCase()].map(read))];
};
