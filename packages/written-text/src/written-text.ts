// Control characters but line feed and tab; line breaks stay where people write prose.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
// Characters that change the direction of the surrounding text, and characters without width. Joiners stay: scripts and emoji need them.
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** No language stacks more marks on a letter. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Only letters, digits and signs of ASCII: the characters below cannot occur. */
const PLAIN = /^[\t\n -~]*$/;

/** A written text as it is stored: trimmed, composed, without control and invisible characters; '' when nothing is left. */
export const cleanText = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .normalize('NFC')
        .replaceAll('\r\n', '\n')
        .replace(CONTROL, ' ')
        .replace(UNSEEN, '')
        .replace(STACKED_MARKS, '$1')
  ).trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/gu, ' ');

/** In characters as people count them: code points. */
export const lengthOf = (text: string): number => [...text].length;
