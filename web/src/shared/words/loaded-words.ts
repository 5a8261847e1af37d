import type { Language } from '@wellspring/words/languages';
import { LOAD, type ShownPart } from '@wellspring/words/load';
import type { MessageId, Part } from '@wellspring/words/messages';
import { spoken, type Message } from '@wellspring/words/message';
import { textOf, type CompiledPart, type Translate, type Values } from '@wellspring/words/translate';

const loaded = new Map<string, CompiledPart>();
const loading = new Map<string, Promise<CompiledPart>>();

/** Milliseconds until messages that could not be had are asked for again. */
const AGAIN_AFTER = 1_000;

const keyOf = (language: Language, part: string): string => `${language}/${part}`;

const isHere = (language: Language, part: ShownPart): boolean => loaded.has(keyOf(language, part));

const fetchPart = async (language: Language, part: ShownPart): Promise<CompiledPart> => {
  const { parts } = await LOAD[language]();
  const { messages } = await parts[part]();
  return messages;
};

/** Fetches the messages of one part, once. @throws when they cannot be had */
const loadPart = (language: Language, part: ShownPart): Promise<CompiledPart> => {
  const key = keyOf(language, part);
  const running = loading.get(key);
  if (running) return running;
  const fetched = fetchPart(language, part);
  loading.set(key, fetched);
  fetched.then(
    (messages) => loaded.set(key, messages),
    () => setTimeout(() => loading.delete(key), AGAIN_AFTER),
  );
  return fetched;
};

/** Has the messages of some parts at hand. @throws when they cannot be had */
export const loadWords = async (language: Language, parts: readonly ShownPart[]): Promise<void> => {
  await Promise.all(parts.map((part) => loadPart(language, part)));
};

const asked = new Map<string, Promise<unknown>>();

/** React reads from its `status` that nothing is to be waited for. */
const ALL_HERE: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Fulfilled when these parts can be shown; the same promise each time. It is for `use` in every render, also where all is here: a render that
 * React takes up again once they have come finds its way among the hooks by it.
 */
export const wordsHere = (language: Language, parts: readonly ShownPart[]): Promise<unknown> => {
  const key = keyOf(language, parts.join(' '));
  const known = asked.get(key);
  if (known) return known;
  if (parts.every((part) => isHere(language, part))) return ALL_HERE;
  const coming = loadWords(language, parts);
  asked.set(key, coming);
  coming.catch(() => setTimeout(() => asked.delete(key), AGAIN_AFTER));
  return coming;
};

/** The text of a message whose part is loaded. */
export const messageTextIn = (language: Language, message: Message): string =>
  spoken(message, (id, values) => textOf((part) => loaded.get(keyOf(language, part)), id, values));

const made = new Map<Language, Translate<Part>>();

/** Says the messages that are loaded; the same function each time. */
export const translateIn = (language: Language): Translate<Part> => {
  const known = made.get(language);
  if (known) return known;
  const translate = (id: MessageId, ...[values]: readonly Values[]): string =>
    textOf((part) => loaded.get(keyOf(language, part)), id, values ?? {}) ?? id;
  made.set(language, translate);
  return translate;
};
