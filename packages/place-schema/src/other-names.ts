/** Also those of Chinese, Japanese and Arabic. */
const BETWEEN_NAMES = /[;；؛\n]/;

/** The other names of a place, from the text that its field holds. */
export const otherNamesIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter(Boolean);
