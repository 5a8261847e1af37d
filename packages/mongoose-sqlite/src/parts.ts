import { decode, encode } from './codec.ts';
import type { Doc } from './values.ts';

// A document lies in two parts: what changes with every message about it, such as an outbox, would else be read, encoded and
// written with all the rest. Fields that are kept apart come last in their document; nobody else can tell.

/** Parts of a document that somebody looks at. `main`: what lies there beside the id. `apart`: fields that are kept apart. */
export type Parts = { readonly main: boolean; readonly apart: boolean };

export type PartTexts = { readonly text: string; readonly apart: string | null };

/** What is looked at by whoever wants these top-level fields. */
export const partsOf = (fields: readonly string[], apart: ReadonlySet<string>): Parts => ({
  main: fields.some((name) => name !== '_id' && !apart.has(name)),
  apart: fields.some((name) => apart.has(name)),
});

export const wholeOf = (apart: ReadonlySet<string>): Parts => ({ main: true, apart: apart.size > 0 });

export const together = (...all: readonly Parts[]): Parts => ({
  main: all.some(({ main }) => main),
  apart: all.some((one) => one.apart),
});

/** @throws for names and values that cannot be stored, and for documents over 16 MB */
export const encodeParts = (doc: Doc, apart: ReadonlySet<string>): PartTexts => {
  const kept: Doc = {};
  for (const name of apart) {
    const value = doc[name];
    if (value !== undefined) kept[name] = value;
  }
  return { text: encode(doc, apart), apart: Object.keys(kept).length === 0 ? null : encode(kept) };
};

/** The document, new, of the parts that were read. */
export const decodeParts = ({ text, apart }: PartTexts): Doc =>
  apart === null ? decode(text) : Object.assign(decode(text), decode(apart));
