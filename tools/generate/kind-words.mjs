// Makes the words by which a kind of place is named, in many languages, from the presets of @openstreetmap/id-tagging-schema, our own words in
// packages/place-kinds/words, and the names that the product shows.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KIND_IDS } from '../../packages/place-kinds/src/kinds.ts';
import { runAsCommand, settle } from './settle.mjs';

const OUTPUT = 'packages/place-kinds/src/generated/kind-words.ts';
const OWN = 'packages/place-kinds/words';
const MESSAGES = 'packages/words/messages';

/** Languages whose names are taken, by the tag of the words: the file of the package. */
const LANGUAGES = {
  en: 'en', de: 'de', es: 'es', fr: 'fr', it: 'it', pt: 'pt', nl: 'nl', ja: 'ja', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', ko: 'ko', ar: 'ar',
  hu: 'hu', ru: 'ru', pl: 'pl', tr: 'tr', cs: 'cs', da: 'da', el: 'el', fa: 'fa', fi: 'fi', he: 'he', hr: 'hr', id: 'id', is: 'is', nb: 'no',
  ro: 'ro', sk: 'sk', sl: 'sl', sv: 'sv', th: 'th', uk: 'uk', vi: 'vi',
}; // prettier-ignore
const SHOWN_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar'];

const MOST_WORDS = 4;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Hang}]/u;
const IN_BRACKETS = /[（(][^)）]*[)）]/gu;
const BETWEEN_NAMES = /\s*[/;；،／]\s*/u;

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

const presetsIn = async (file) => {
  const require = createRequire(import.meta.url);
  const all = await readJson(require.resolve(`@openstreetmap/id-tagging-schema/dist/translations/${file}.json`));
  return Object.values(all)[0].presets.presets;
};

const listOf = (value) => (value === undefined ? [] : [value].flat());

/** Mappers write two names with a slash, and what is meant in brackets. */
const split = (name) =>
  name
    .replaceAll(IN_BRACKETS, ' ')
    .split(BETWEEN_NAMES)
    .map((each) => each.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter((each) => each !== '');

/** Short words of one script are words of many languages. */
const isTelling = (word) =>
  UNSPACED.test(word) ? [...word].length > 1 : word.length > 3 && word.split(' ').length <= MOST_WORDS;

const LEAST_SHARED = 4;
const LEAST_SHARED_UNSPACED = 2;

const partsOf = (words) =>
  words.flatMap((word) => word.split(/[\s’-]+/u)).filter((part) => part.length >= (UNSPACED.test(part) ? LEAST_SHARED_UNSPACED : LEAST_SHARED)); // prettier-ignore

/**
 * Terms help mappers to find a preset, and most are far too wide for a search ("lodging", "back", 治疗). Those that contain a part of the name are
 * names as well: "gyógymasszázs" of "masszázs". A part alone is none: "bath" of "Turkish bath".
 */
const closeTo = (names) => {
  const parts = partsOf(names);
  return (term) => parts.some((part) => term.includes(part)) && !parts.includes(term);
};

const wordsOfPresets = async (kindPresets, tooWide, earlierWords, isOfAnother) => {
  const english = await presetsIn('en');
  const rows = [];
  for (const [language, file] of Object.entries(LANGUAGES)) {
    const presets = await presetsIn(file);
    for (const [kind, preset] of Object.entries(kindPresets)) {
      const { name = '', aliases, terms } = presets[preset] ?? {};
      const isTranslated = language === 'en' || name !== english[preset].name;
      const names = [...(isTranslated ? [name] : []), ...listOf(aliases)].flatMap(split);
      const isClose = closeTo([...names, ...earlierWords(kind, language)]);
      const close = listOf(terms).flatMap(split).filter(isClose);
      const isTaken = (word) => tooWide.has(word) || isOfAnother(kind, language, word);
      rows.push([kind, language, [...names, ...close].filter((word) => isTelling(word) && !isTaken(word))]);
    }
  }
  return rows;
};

const ownWords = async () =>
  Object.entries(await readJson(join(OWN, 'own.json'))).flatMap(([kind, languages]) =>
    Object.entries(languages).map(([language, words]) => [kind, language, words.toLowerCase().split(', ')]),
  );

const shownNames = async () => {
  const rows = [];
  for (const language of SHOWN_LANGUAGES)
    for (const [kind, name] of Object.entries(await readJson(join(MESSAGES, language, 'kinds.json'))))
      rows.push([kind, language, [name.toLowerCase()]]);
  return rows;
};

const textOf = (words) => {
  const rows = KIND_IDS.map((kind) => {
    const languages = [...words.get(kind)].map(([language, all]) => `    '${language}': '${[...all].join('|')}',`);
    return `  ${kind}: {\n${languages.join('\n')}\n  },`;
  });
  return `// Made by tools/generate/kind-words.mjs from packages/place-kinds/words and @openstreetmap/id-tagging-schema.
/** The words by which each kind is named, by language, between bars. */
export const KIND_WORDS = {
${rows.join('\n')}
};
`;
};

/** Words by kind and language, in the order in which they were added. */
const emptyTable = () => new Map(KIND_IDS.map((kind) => [kind, new Map()]));

const add = (table, rows) => {
  for (const [kind, language, said] of rows) {
    if (said.length === 0) continue;
    const languages = table.get(kind);
    languages.set(
      language,
      new Set([...(languages.get(language) ?? []), ...said.map((word) => word.replaceAll("'", '’'))]),
    );
  }
};

/** Makes the table of words. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const tooWide = new Set(await readJson(join(OWN, 'too-wide.json')));
  const table = emptyTable();
  add(table, await shownNames());
  add(table, await ownWords());
  const earlierWords = (kind, language) => [...(table.get(kind).get(language) ?? [])];
  const own = new Map([...table].map(([kind, languages]) => [kind, new Map(languages)]));
  // Mappers tag a Turkish bath as a public bath: our own words are more exact.
  const isOfAnother = (kind, language, word) =>
    !own.get(kind).get(language)?.has(word) && KIND_IDS.some((other) => own.get(other).get(language)?.has(word));
  add(table, await wordsOfPresets(await readJson(join(OWN, 'presets.json')), tooWide, earlierWords, isOfAnother));
  return settle(new Map([[OUTPUT, textOf(table)]]), { check });
};

if (import.meta.main) await runAsCommand(generate);
