import { ensureInstalled } from './install.mjs';

// What each language lacks, and what is wrong with it: npm run languages
// The texts that one lacks, by part, to be translated: npm run languages -- de
ensureInstalled();
const { checkLanguage } = await import('./words/check-language.mjs');
const { readGlossary, readMessages } = await import('./words/read-messages.mjs');
const { LANGUAGES } = await import('../packages/words/src/languages.ts');

const english = await readMessages('en');

const check = async (language) => {
  const [own, glossary] = await Promise.all([readMessages(language), readGlossary(language)]);
  return checkLanguage(language, { english, own, glossary });
};

const summary = async () => {
  console.log(`en: ${english.length} messages`);
  for (const language of Object.keys(LANGUAGES).filter((each) => !each.startsWith('en'))) {
    const { problems, missing } = await check(language);
    console.log(`${language}: ${missing.length} missing, ${problems.length} to be mended`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
};

/** The missing texts in English, as the files of the parts have them. */
const missingOf = async (language) => {
  const { missing } = await check(language);
  const texts = new Map(english);
  const parts = Object.groupBy(missing, (id) => id.slice(0, id.indexOf('.')));
  for (const [part, ids] of Object.entries(parts)) {
    const lines = Object.fromEntries(ids.map((id) => [id.slice(part.length + 1), texts.get(id)]));
    console.log(`packages/words/messages/${language}/${part}.json\n${JSON.stringify(lines, null, 2)}`);
  }
};

const [language] = process.argv.slice(2);
if (language === undefined) await summary();
else if (Object.hasOwn(LANGUAGES, language)) await missingOf(language);
else {
  console.error(`There is no language "${language}". There are: ${Object.keys(LANGUAGES).join(', ')}`);
  process.exitCode = 2;
}
