// Compiles the messages of packages/words/messages (ICU) to functions, and names their ids and parameters as types.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { LANGUAGES } from '../../packages/words/src/languages.ts';
import { cardMessages } from '../words/card-messages.mjs';
import { compilePart, compileParts } from '../words/compile-part.mjs';
import { parametersOf } from '../words/parameters.mjs';
import { pseudo } from '../words/pseudo.mjs';
import { readJson } from '../words/read-messages.mjs';
import { refuseUnreadable } from '../words/refuse-unreadable.mjs';
import { runAsCommand, settle } from './settle.mjs';

const MESSAGES = 'packages/words/messages';
const GENERATED = 'packages/words/src/generated';
const HEADER = '// Made by tools/generate/words.mjs from packages/words/messages.';
const PSEUDO = 'en-XA';

const readFileOf = (language, part) => readJson(join(MESSAGES, language, `${part}.json`), {});

const readPart = async (language, part) => {
  const own = await readFileOf(language, part);
  if (part !== 'cards') return own;
  return { ...own, ...cardMessages(await readFileOf('en', 'fields'), await readFileOf(language, 'fields')) };
};

/** The English messages by part: every language has at most these. */
const englishParts = async () => {
  const names = (await readdir(join(MESSAGES, 'en'))).map((file) => file.replace(/\.json$/, '')).sort();
  return new Map(await Promise.all(names.map(async (part) => [part, await readPart('en', part)])));
};

/** The texts of one part in a language, each with the language it is in: what is missing is in English. */
const textsIn = async (language, part, english) => {
  if (language === PSEUDO)
    return Object.entries(english).map(([name, text]) => ({ name, text: pseudo(text), language: 'en' }));
  const own = await readPart(language, part);
  refuseUnreadable(language, part, own);
  return Object.entries(english).map(([name, text]) =>
    own[name] === undefined ? { name, text, language: 'en' } : { name, text: own[name], language },
  );
};

const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const typeOf = ({ name, type }) => `readonly ${name}: ${type}`;

const messageTypes = (parts) => {
  const rows = [...parts].flatMap(([part, messages]) =>
    Object.entries(messages).map(([name, text]) => {
      const parameters = parametersOf(parse(text));
      const values = parameters.length === 0 ? 'Nothing' : `{ ${parameters.map(typeOf).join('; ')} }`;
      return `  '${part}.${name}': ${values};`;
    }),
  );
  return `${HEADER}
type Nothing = Readonly<Record<never, never>>;

/** The parts that messages are loaded in. */
export const PARTS = [${[...parts.keys()].map((part) => `'${part}'`).join(', ')}] as const;

export type Part = (typeof PARTS)[number];

/** The parameters of each message, by its id. */
export type Messages = {
${rows.join('\n')}
};

export type MessageId = keyof Messages;
`;
};

/** Code finds the messages of fields by the names of fields, which it has as texts: so it has to know which messages there are. */
const fieldWords = (names) => `${HEADER}
/** The messages of the part for fields, by their names in it. */
export const FIELD_WORDS = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
`;

/** Parts that the web client shows: all but those that servers alone say. */
const isShown = (part) => !/rrors$|^(mails|docs|exports)$/.test(part);

/** How the parts of one language are fetched: a separate script, since a page has one language. */
const loadersOfLanguage = (parts) => `${HEADER}
/** Fetches each part of this language. */
export const parts = {
${parts.map((part) => `  ${part}: () => import('./${part}.ts'),`).join('\n')}
};
`;

const loaders = (parts) => `${HEADER}
import type { Language } from '../languages.ts';
import type { CompiledPart } from '../translate.ts';

/** The parts that the web client shows. */
export const SHOWN_PARTS = [${parts.map((part) => `'${part}'`).join(', ')}] as const;

export type ShownPart = (typeof SHOWN_PARTS)[number];

type Loaders = { readonly parts: Readonly<Record<ShownPart, () => Promise<{ readonly messages: CompiledPart }>>> };

/** Fetches what fetches the parts of a language. */
export const LOAD: Readonly<Record<Language, () => Promise<Loaders>>> = {
${Object.keys(LANGUAGES)
  .map((language) => `  ${quoted(language)}: () => import('./${language}/load.ts'),`)
  .join('\n')}
};
`;

/** Parts that servers say, in one module for each language: errors, rules, mails, exported files and the documentation. */
const isOfServers = (part) => /(^e|E)rrors$|^(contract|docs|exports|facts|fields|kinds|mails)$/.test(part);

/** Makes what follows from the messages. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const parts = await englishParts();
  const shown = [...parts.keys()].filter(isShown);
  const files = new Map([
    [join(GENERATED, 'messages.ts'), messageTypes(parts)],
    [join(GENERATED, 'load.ts'), loaders(shown)],
    [join(GENERATED, 'field-words.ts'), fieldWords(Object.keys(parts.get('fields')))],
    ...Object.keys(LANGUAGES).map((language) => [join(GENERATED, language, 'load.ts'), loadersOfLanguage(shown)]),
  ]);
  for (const language of Object.keys(LANGUAGES)) {
    const texts = await Promise.all(
      [...parts].map(async ([part, english]) => [part, await textsIn(language, part, english)]),
    );
    for (const [part, own] of texts)
      if (isShown(part)) files.set(join(GENERATED, language, `${part}.ts`), compilePart(own, HEADER));
    const ofServers = texts.filter(([part]) => isOfServers(part));
    files.set(join(GENERATED, language, 'servers.ts'), compileParts(ofServers, HEADER));
  }
  return settle(files, { check });
};

if (import.meta.main) await runAsCommand(generate);
