/** The digits of Arabic (U+0660) and Persian (U+06F0), which NFKC leaves as they are. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A text in one form for those who look for figures in it: full-width letters, ℃ and Arabic digits as ASCII, one kind of minus sign, one blank
 * between words, lower case.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[−‒]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A figure as a number: "36,5" is 36.5. */
export const numberOf = (figure: string): number => Number(figure.replace(',', '.'));
