import { languageOf } from '@wellspring/platform/subgraph/actor';
import { textIn } from '@wellspring/words/error-text';
import { decodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import type { CatalogContext } from './context.ts';

type Reader = Pick<CatalogContext, 'actor'>;

/** A message as data of an answer: in the language of the caller. */
export const said = ({ actor }: Reader, words: Message): string => textIn(languageOf(actor), words);

/** The same of a stored note, which carries its message; one of an earlier version is a text, and stays as it is. */
export const saidNote = (reader: Reader, note: string | null): string | null =>
  note === null ? null : said(reader, decodeMessage(note));
