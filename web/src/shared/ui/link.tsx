import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { afterPaint } from '../after-paint.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** an address of this site */
  readonly to: string;
  /** takes the place of the page that one leaves, in what "back" leads to */
  readonly replace?: boolean;
  /** what the other page is told beside its address, where nobody else reads it */
  readonly state?: unknown;
};

/** A click that goes somewhere in this tab: with a key held down or another button it is for the browser. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link to another page of this site, which is shown without loading it anew, once the press was painted. The router's own link
 * brings its prefetching along.
 */
export const Link = ({ to, replace, state, onClick, ...rest }: Props) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(replace !== undefined && { replace }), state });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void afterPaint().then(() => follow(event));
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
};
