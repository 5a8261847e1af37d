import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../after-paint.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** an address of this site, from its first slash on */
  readonly to: string;
  /** takes the place of the page that one leaves, in what "back" leads to */
  readonly replace?: boolean;
  /** data for the other page that is not in its address */
  readonly state?: unknown;
};

/** A click that goes somewhere in this tab: with a key held down or another button it is for the browser. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link to another page of this site, which is shown without a reload, once the press was painted. A link to the page that is open
 * takes its place. The router's own link resolves its address twice, and brings prefetching along.
 */
export const Link = ({ to, replace, state, onClick, ...rest }: Props) => {
  const navigate = useNavigate();
  const here = useLocation();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void afterPaint().then(() => navigate(to, { replace: replace ?? to === createPath(here), state }));
  };
  return <a {...rest} href={to} onClick={handleClick} />;
};
