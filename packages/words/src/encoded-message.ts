import { JOINED, verbatim, type Item, type ItemList, type Message, type Value } from './message.ts';

/** A message as one text, for libraries that carry nothing else. `decodeMessage` reads it. */
export const encodeMessage = ({ id, values, english }: Message): string =>
  id === null ? (english ?? '') : JSON.stringify({ id, values });

const isItem = (value: unknown): value is Item => typeof value === 'string' || isMessage(value);

const isItemList = (value: unknown): value is ItemList =>
  typeof value === 'object' &&
  value !== null &&
  'joined' in value &&
  typeof value.joined === 'string' &&
  Object.hasOwn(JOINED, value.joined) &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isItem);

const isValue = (value: unknown): value is Value => typeof value === 'number' || isItem(value) || isItemList(value);

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every(isValue);

/** A received message: its id and values with its text, or only a text. */
export const readMessage = (value: unknown, english: string): Message =>
  isMessage(value) ? { id: value.id, values: value.values, english } : verbatim(english);

/** What `encodeMessage` made; any other text is taken as it stands. */
export const decodeMessage = (text: string): Message => {
  if (!text.startsWith('{"id":')) return verbatim(text);
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? { id: value.id, values: value.values } : verbatim(text);
  } catch {
    return verbatim(text);
  }
};
