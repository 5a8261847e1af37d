import { unsupported } from './errors.ts';
import { Binary, type Doc, ObjectId, type Value } from './values.ts';

// Documents are stored as JSON. What JSON does not know is an object with one key that starts with `$`;
// stored field names cannot start with it, so the two cannot be confused.

const FORBIDDEN_NAME = /^\$|[.\0]/;

const checkName = (name: string): void => {
  if (FORBIDDEN_NAME.test(name)) throw unsupported(`The field name ${JSON.stringify(name)}`);
};

/** What JSON.stringify is to write. */
const toJson = (value: Value): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { $number: Object.is(value, -0) ? '-0' : String(value) };
  }
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Date) return { $date: value.getTime() };
  if (value instanceof ObjectId) return { $oid: value.toHexString() };
  if (value instanceof Binary) return { $binary: value.toString('base64'), type: value.sub_type };
  if (value instanceof RegExp) throw unsupported('Storing a regular expression');
  return docToJson(value, NO_FIELDS);
};

const NO_FIELDS: ReadonlySet<string> = new Set();

const docToJson = (doc: Doc, leftOut: ReadonlySet<string>): Record<string, unknown> => {
  // A copy of the whole keeps its shape, and costs a hundredth of what its fields one by one do.
  const json: Record<string, unknown> = { ...doc };
  for (const name of Object.keys(doc)) {
    checkName(name);
    const element = doc[name];
    if (leftOut.has(name)) json[name] = undefined;
    else if (element !== undefined && typeof element !== 'string') json[name] = toJson(element);
  }
  return json;
};

const LONGEST = 16 * 1024 * 1024;

/** Without the fields that are `leftOut`. @throws for names and values that cannot be stored, and for documents over 16 MB */
export const encode = (doc: Doc, leftOut = NO_FIELDS): string => {
  const text = JSON.stringify(docToJson(doc, leftOut));
  if (text.length > LONGEST) throw unsupported('A document over 16 MB');
  return text;
};

const tagged = (name: string, content: unknown, object: Record<string, unknown>): Value => {
  switch (name) {
    case '$date':
      return new Date(Number(content));
    case '$oid':
      return ObjectId.createFromHexString(String(content));
    case '$binary':
      return new Binary(Buffer.from(String(content), 'base64'), Number(object['type']));
    default:
      return Number(content);
  }
};

// Revives in place: JSON.parse made the tree, and nothing else refers to it.
const revive = (json: object): Value => {
  if (Array.isArray(json)) {
    const elements: unknown[] = json;
    for (let at = 0; at < elements.length; at++) {
      const element = elements[at];
      if (element !== null && typeof element === 'object') elements[at] = revive(element);
    }
    return json as Value[];
  }
  const object = json as Record<string, unknown>;
  for (const name in object) {
    const element = object[name];
    if (name.charCodeAt(0) === 36) return tagged(name, element, object);
    if (element !== null && typeof element === 'object') object[name] = revive(element);
  }
  return object as Doc;
};

/** The reverse of `encode`; every call makes new objects. */
export const decode = (text: string): Doc => revive(JSON.parse(text) as object) as Doc;

// A document lies in two parts: what changes with every message about it, such as an outbox, would else be read, encoded and
// written with all the rest. Fields that are stored separately come last in their document; nothing else differs.

/** Parts of a document that a query reads. `main`: the document except its id. `separate`: fields that are stored separately. */
export type Parts = { readonly main: boolean; readonly separate: boolean };

export type PartTexts = { readonly text: string; readonly separate: string | null };

/** The parts with these top-level fields. */
export const partsOf = (fields: readonly string[], separate: ReadonlySet<string>): Parts => ({
  main: fields.some((name) => name !== '_id' && !separate.has(name)),
  separate: fields.some((name) => separate.has(name)),
});

export const wholeOf = (separate: ReadonlySet<string>): Parts => ({ main: true, separate: separate.size > 0 });

export const together = (...all: readonly Parts[]): Parts => ({
  main: all.some(({ main }) => main),
  separate: all.some((one) => one.separate),
});

/** @throws for names and values that cannot be stored, and for documents over 16 MB */
export const encodeParts = (doc: Doc, separate: ReadonlySet<string>): PartTexts => {
  const fields: Doc = {};
  for (const name of separate) {
    const value = doc[name];
    if (value !== undefined) fields[name] = value;
  }
  return { text: encode(doc, separate), separate: Object.keys(fields).length === 0 ? null : encode(fields) };
};

/** The document, new, of the parts that were read. */
export const decodeParts = ({ text, separate }: PartTexts): Doc =>
  separate === null ? decode(text) : Object.assign(decode(text), decode(separate));
