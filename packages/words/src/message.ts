import type { Language } from './languages.ts';
import type { Values, ValuesOf, IdOf } from './translate.ts';

/** The parts that errors and rules are said in. */
type SaidPart =
  | 'errors'
  | 'contract'
  | 'facts'
  | 'fields'
  | 'kinds'
  | 'catalogErrors'
  | 'identityErrors'
  | 'reviewsErrors'
  | 'listsErrors'
  | 'moderationErrors'
  | 'analyticsErrors';

/** How the items of a list are joined: in English by "and", by "or", or only by commas. */
export const JOINED = {
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
  commas: { type: 'conjunction', style: 'narrow' },
} as const satisfies Record<string, Intl.ListFormatOptions>;

export type Item = string | Message;

/** Items that are said one after the other, as the language of the reader does. */
export type ItemList = { readonly joined: keyof typeof JOINED; readonly items: readonly Item[] };

/** What a message is about; it may be a message itself, such as the name of a field. */
export type Value = string | number | Message | ItemList;

/** A text without a language yet: created where its cause is known, and rendered at the edge in the reader's language. */
export type Message = {
  /** null: a text of another program, such as a library, which stays unchanged */
  readonly id: string | null;
  readonly values: Readonly<Record<string, Value>>;
  /** what stands where the id is not known; absent: the text of the id in English */
  readonly english?: string;
};

type GivenValues<Each> = { readonly [Name in keyof Each]: Each[Name] | Message | ItemList };
type Given<All extends readonly unknown[]> = All extends readonly [values: infer Each]
  ? [values: GivenValues<Each>]
  : [];

/** A message with its parameters. */
export const say = <Id extends Exclude<IdOf<SaidPart>, `site.${string}`>>(
  id: Id,
  ...[values]: Given<ValuesOf<Id>>
): Message => ({ id, values: { ...values } });

/** A list as a value of a message. */
export const list = (joined: ItemList['joined'], items: readonly Item[]): ItemList => ({ joined, items });

/** A text that is not to be translated: a library's, or one for operators, whose language is English as that of the log is. */
export const verbatim = (text: string): Message => ({ id: null, values: {}, english: text });

/** The text of an id in a language; null: it is not known. */
type Find = (id: string, values: Values) => string | null;

const spokenValue = (value: Value, language: Language, find: Find): string | number => {
  if (typeof value !== 'object') return value;
  if ('id' in value) return spoken(value, language, find);
  const items = value.items.map((item) => (typeof item === 'string' ? item : spoken(item, language, find)));
  return new Intl.ListFormat(language, JOINED[value.joined]).format(items);
};

/** The text of a message, and of the messages in it. */
export const spoken = (message: Message, language: Language, find: Find): string => {
  const { id, values, english } = message;
  if (id === null) return english ?? '';
  const texts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) texts[name] = spokenValue(value, language, find);
  return find(id, texts) ?? english ?? id;
};
