import type { ServerWords } from '@wellspring/words/server-words';
import { escapeHtml } from '../html/escape-html.ts';

/** Says the messages of the documentation in the language of its reader. */
export type DocsWords = ServerWords;

const ELEMENT = /<(\w+)>([^<]*)<\/\w+>/;

/** A text as HTML. An element in it, such as `<type></type>`, becomes the HTML that is made of what it holds. */
export const htmlOf = (text: string, elements: Readonly<Record<string, (inner: string) => string>>): string => {
  const pieces = text.split(ELEMENT);
  // Each element is two pieces, its name and what it holds, between two texts.
  return pieces
    .map((piece, at) => {
      if (at % 3 === 0) return escapeHtml(piece);
      return at % 3 === 1 ? (elements[piece]?.(escapeHtml(pieces[at + 1] ?? '')) ?? '') : '';
    })
    .join('');
};

/** Phrases of HTML, joined by a message that joins two; those that are empty are left out. */
export const joined = (link: string, phrases: readonly string[]): string =>
  phrases
    .filter(Boolean)
    .reduce((one, other) => (one === '' ? other : htmlOf(link, { one: () => one, other: () => other })), '');

/** What the contract itself says: its summaries and descriptions are in English. */
export const inEnglish = (text: string): string => (text === '' ? '' : `<bdi lang="en">${escapeHtml(text)}</bdi>`);
