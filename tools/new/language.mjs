import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = 'packages/words';

const canonical = (tag) => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

const nameIn = (reader, tag) => new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(tag);

/**
 * What the templates need of a language: its tag, how it calls itself, and which way it is written.
 * @param given a tag of BCP 47, such as hu, pt-BR or zh-Hant
 * @throws Error when there is no such language
 */
export const languageValues = (given) => {
  const tag = canonical(given);
  if (tag === undefined || nameIn('en', tag) === undefined)
    throw new Error(`"${given}" is no language: it needs a tag of BCP 47, such as hu, pt-BR or zh-Hant`);
  if (tag.length > 16) throw new Error(`"${tag}" is longer than addresses and cookies may have it: 16 characters`);
  const locale = new Intl.Locale(tag);
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  const name = nameIn(tag, tag) ?? nameIn('en', tag);
  return {
    tag,
    key: /^\w+$/.test(tag) ? tag : `'${tag}'`,
    ownName: (name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)).replaceAll("'", '’'),
    direction,
  };
};

/** A glossary without translations: each term with its meaning, for its translators. */
const emptyGlossary = (root) => {
  const terms = JSON.parse(readFileSync(join(root, WORDS, 'glossaries', 'terms.json'), 'utf8'));
  const rows = Object.entries(terms).map(([term, meaning]) => [term, { meaning, say: [], except: [] }]);
  return Object.fromEntries(rows);
};

const asFile = (path, content) => ({ path, text: `${JSON.stringify(content, null, 2)}\n` });

/** The files of a language without translations: its glossary, and one for each part. */
export const languageFiles = (root, tag) => [
  asFile(`${WORDS}/glossaries/${tag}.json`, emptyGlossary(root)),
  ...readdirSync(join(root, WORDS, 'messages', 'en')).map((file) => asFile(`${WORDS}/messages/${tag}/${file}`, {})),
];
