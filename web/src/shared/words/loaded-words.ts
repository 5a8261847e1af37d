import type { Language } from '@wellspring/words/languages';
import { LOAD, type ShownPart } from '@wellspring/words/load';
import type { MessageId, Part } from '@wellspring/words/messages';
import { spoken, type Message } from '@wellspring/words/message';
import { splitId, textOf, type CompiledPart, type Translate, type Values } from '@wellspring/words/translate';

const loaded = new Map<string, CompiledPart>();
const loading = new Map<string, Promise<CompiledPart>>();

/** Milliseconds until failed messages are requested again. */
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

/** Loads the messages of some parts. @throws when they cannot be loaded */
export const loadWords = async (language: Language, parts: readonly ShownPart[]): Promise<void> => {
  await Promise.all(parts.map((part) => loadPart(language, part)));
};

const requested = new Set<string>();
const listeners = new Set<() => void>();

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back when messages are loaded, or may be requested again. Returns how to stop. */
export const onWords = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Rises with each part that is loaded. */
export const loadedParts = (): number => loaded.size;

/** Whether these parts can be shown. */
export const areWordsHere = (language: Language, parts: readonly ShownPart[]): boolean =>
  parts.every((part) => isHere(language, part));

/** Has these parts fetched, and again a while after they could not be had. */
export const askForWords = (language: Language, parts: readonly ShownPart[]): void => {
  const key = keyOf(language, parts.join(' '));
  if (requested.has(key)) return;
  requested.add(key);
  loadWords(language, parts).then(tellAll, () =>
    setTimeout(() => {
      requested.delete(key);
      tellAll();
    }, AGAIN_AFTER),
  );
};

/** The text of a message whose part is loaded. */
export const messageTextIn = (language: Language, message: Message): string =>
  spoken(message, language, (id, values) => textOf((part) => loaded.get(keyOf(language, part)), id, values));

/** The placeholder of a text; a missing id is shown, so that it is noticed. */
const whileAway = (language: Language, id: string): string => (loaded.has(keyOf(language, splitId(id)[0])) ? id : '');

const made = new Map<Language, Translate<Part>>();

/** Says the messages that are loaded; the same function each time. */
export const translateIn = (language: Language): Translate<Part> => {
  const existing = made.get(language);
  if (existing) return existing;
  const translate = (id: MessageId, ...[values]: readonly Values[]): string =>
    textOf((part) => loaded.get(keyOf(language, part)), id, values ?? {}) ?? whileAway(language, id);
  made.set(language, translate);
  return translate;
};
