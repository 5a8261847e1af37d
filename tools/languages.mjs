import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

// What each language lacks, and what is wrong with it: npm run languages
// The texts that one lacks, by part, to be translated: npm run languages -- de
// Those of one part, as a JSON object: npm run --silent languages -- de --part lists
ensureInstalled();
const { checkLanguage, missingTerms } = await import('./words/check-language.mjs');
const { readGlossary, readMessages, readTerms } = await import('./words/read-messages.mjs');
const { LANGUAGES } = await import('../packages/words/src/languages.ts');

const check = async (english, language) => {
  const [own, glossary, terms] = await Promise.all([readMessages(language), readGlossary(language), readTerms()]);
  const { problems, missing } = checkLanguage(language, { english, own, glossary });
  const untranslated = missingTerms(Object.keys(terms), glossary);
  const lacks = `packages/words/glossaries/${language}.json has no translation of: ${untranslated.join(', ')}`;
  return { problems: untranslated.length > 0 ? [lacks, ...problems] : problems, missing };
};

const summary = async (english) => {
  console.log(`en: ${english.length} messages`);
  for (const language of Object.keys(LANGUAGES).filter((each) => !/^en(-|$)/.test(each))) {
    const { problems, missing } = await check(english, language);
    console.log(`${language}: ${missing.length} missing, ${problems.length} to be mended`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
};

/** The missing texts in English by their parts, as the files of the parts have them. */
const missingOf = async (english, language) => {
  const { missing } = await check(english, language);
  const texts = new Map(english);
  const parts = Object.groupBy(missing, (id) => id.slice(0, id.indexOf('.')));
  return Object.entries(parts).map(([part, ids]) => [
    part,
    Object.fromEntries(ids.map((id) => [id.slice(part.length + 1), texts.get(id)])),
  ]);
};

const printMissing = async (english, language, only) => {
  const parts = await missingOf(english, language);
  if (only !== undefined) {
    if (!english.some(([id]) => id.startsWith(`${only}.`))) throw new Error(`There is no part "${only}".`);
    console.log(JSON.stringify(Object.fromEntries(parts)[only] ?? {}, null, 2));
    return;
  }
  for (const [part, lines] of parts)
    console.log(`packages/words/messages/${language}/${part}.json\n${JSON.stringify(lines, null, 2)}`);
};

try {
  const { values, positionals } = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
  const [language] = positionals;
  if (language !== undefined && !Object.hasOwn(LANGUAGES, language))
    throw new Error(`There is no language "${language}". There are: ${Object.keys(LANGUAGES).join(', ')}`);
  const english = await readMessages('en');
  await (language === undefined ? summary(english) : printMissing(english, language, values.part));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
