import type { MessageId, Messages, Part } from './generated/messages.ts';

/** Values of the parameters of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** The messages of one part in one language, by their names in it; one without parameters is its text. */
export type CompiledPart = Readonly<Record<string, string | ((values: Values) => string)>>;

/** The ids of these parts, and of what every page has. */
export type IdOf<P extends Part> = Extract<MessageId, `${P | 'site'}.${string}`>;

/** The values that a message needs, as the rest of the arguments: none, or one object. */
export type ValuesOf<Id extends MessageId> = keyof Messages[Id] extends never ? [] : [values: Messages[Id]];

/** Says a message of these parts in the language of the reader. */
export type Translate<P extends Part = never> = <Id extends IdOf<P>>(id: Id, ...values: ValuesOf<Id>) => string;

/** The part of an id, and the name of the message in it. */
export const splitId = (id: string): readonly [part: string, name: string] => {
  const at = id.indexOf('.');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** The text of a message; null: the part has none of this id. */
export const textOf = (
  partOf: (part: string) => CompiledPart | undefined,
  id: string,
  values: Values,
): string | null => {
  const [part, name] = splitId(id);
  const messages = partOf(part);
  const message = messages && Object.hasOwn(messages, name) ? messages[name] : null;
  return (typeof message === 'function' ? message(values) : message) ?? null;
};
