import { useEffect, useRef, type FocusEvent } from 'react';

/** What has the focus, and in which row it stands; below 0: in none. */
type Held = { readonly element: Element; readonly row: number };

/**
 * Whoever acts by keys stays where they were: where what had the focus is gone with what was done, the row that stands in its place gets
 * it, and where there is none, the heading.
 */
export const useRestoredFocus = (headingId: string, rowSelector = 'tr[tabindex]') => {
  const section = useRef<HTMLElement>(null);
  const rowsIn = (within: Element) => [...within.querySelectorAll<HTMLElement>(rowSelector)];
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const lost = held.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const rows = section.current ? rowsIn(section.current) : [];
    const next = lost.row < 0 ? undefined : rows[Math.min(lost.row, rows.length - 1)];
    if (next) next.focus();
    else document.getElementById(headingId)?.focus({ preventScroll: true });
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A dialog that belongs to it stands elsewhere.
    if (!currentTarget.contains(target)) return;
    held.current = { element: target, row: rowsIn(currentTarget).findIndex((each) => each.contains(target)) };
  };
  return { section, onFocus };
};
