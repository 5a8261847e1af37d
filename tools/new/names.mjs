const KEBAB = /^[a-z][a-z0-9]{0,30}(-[a-z0-9]{1,30}){0,4}$/;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** "recommend" → "recommended". Irregular verbs are corrected by hand. */
const past = (verb) => {
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
};

/**
 * The spellings of a name that templates use, as {{kebab}} and so on; in paths between two underscores.
 * @throws Error when it is not words in small letters with hyphens
 */
export const spellings = (kebab) => {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is no name: small letters and hyphens, such as "opening-hours"`);
  const words = kebab.split('-');
  const [first = '', ...others] = words;
  const camel = first + others.map(capital).join('');
  const isPlain = others.length === 0;
  return {
    kebab,
    camel,
    pascal: capital(camel),
    words: words.join(' '),
    sentence: capital(words.join(' ')),
    past: capital(past(camel)),
    pastWords: past(words.join(' ')),
    key: isPlain ? kebab : `'${kebab}'`,
    member: isPlain ? `.${kebab}` : `['${kebab}']`,
  };
};
