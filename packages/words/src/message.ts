import type { Values, ValuesOf, IdOf } from './translate.ts';

/** The parts that errors and rules are said in. */
type SaidPart =
  | 'errors'
  | 'contract'
  | 'fields'
  | 'catalogErrors'
  | 'identityErrors'
  | 'reviewsErrors'
  | 'listsErrors'
  | 'moderationErrors'
  | 'analyticsErrors';

/** A text that is in nobody's language yet: made where it is known, and said at the edge in the language of who reads it. */
export type Message = {
  /** null: a text of somebody else, such as a library's, which stays as it is */
  readonly id: string | null;
  /** a value may be a message itself, such as the name of a field */
  readonly values: Readonly<Record<string, string | number | Message>>;
  /** what stands where the id is not known; absent: the text of the id in English */
  readonly english?: string;
};

type GivenValues<Each> = { readonly [Name in keyof Each]: Each[Name] | Message };
type Given<All extends readonly unknown[]> = All extends readonly [values: infer Each]
  ? [values: GivenValues<Each>]
  : [];

/** A message with its parameters. */
export const say = <Id extends Exclude<IdOf<SaidPart>, `site.${string}`>>(
  id: Id,
  ...[values]: Given<ValuesOf<Id>>
): Message => ({ id, values: { ...values } });

/** A text that is not to be translated: a library's, or one for operators, whose language is English as that of the log is. */
export const verbatim = (text: string): Message => ({ id: null, values: {}, english: text });

/** A message as one text, for libraries that carry nothing else. `decodeMessage` reads it. */
export const encodeMessage = ({ id, values, english }: Message): string =>
  id === null ? (english ?? '') : JSON.stringify({ id, values });

const isValue = (value: unknown): value is string | number | Message =>
  typeof value === 'string' || typeof value === 'number' || isMessage(value);

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every(isValue);

/** What came over the wire as the id and values of a message, with its text; what is none is the text alone. */
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

/**
 * The text of a message, and of the messages in it.
 * @param find the text of an id; null: it is not known
 */
export const spoken = (message: Message, find: (id: string, values: Values) => string | null): string => {
  const { id, values, english } = message;
  if (id === null) return english ?? '';
  const texts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    texts[name] = typeof value === 'object' ? spoken(value, find) : value;
  return find(id, texts) ?? english ?? id;
};
