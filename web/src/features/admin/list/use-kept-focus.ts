import { useEffect, useRef, type FocusEvent } from 'react';

type Held = { readonly element: Element; readonly row: number };

/**
 * Whoever acts on a row by keys stays in the list: where what had the focus is gone with what was done, the row that stands in its
 * place gets it, and where there is none, the heading.
 */
export const useKeptFocus = (headingId: string, rowSelector = 'tr[tabindex]') => {
  const section = useRef<HTMLElement>(null);
  const rowsIn = (within: Element) => [...within.querySelectorAll<HTMLElement>(rowSelector)];
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const lost = held.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const rows = section.current ? rowsIn(section.current) : [];
    const next = rows[Math.min(lost.row, rows.length - 1)] ?? document.getElementById(headingId);
    next?.focus();
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = rowsIn(currentTarget).findIndex((each) => each.contains(target));
    held.current = row < 0 ? null : { element: target, row };
  };
  return { section, onFocus };
};
