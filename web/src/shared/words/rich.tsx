import { Fragment, type ReactNode } from 'react';

/** Makes an element around a piece of a text. */
type Wrap = (text: string) => ReactNode;

const TAG = /<(\w+)>([^<]*)<\/\1>/g;

/**
 * A text with elements in it: `<link>Sign in</link> to go on` with `link={(text) => <Link to="/auth">{text}</Link>}`. An element that nobody
 * makes stays plain text. Values in the text come from code, never from what people wrote: a `<` in them could look like an element.
 */
export const Rich = ({ text, parts }: { readonly text: string; readonly parts: Readonly<Record<string, Wrap>> }) => {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: name = '', 2: inner = '' } of text.matchAll(TAG)) {
    pieces.push(text.slice(end, index), parts[name]?.(inner) ?? inner);
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)].map((piece, at) => <Fragment key={at}>{piece}</Fragment>);
};
