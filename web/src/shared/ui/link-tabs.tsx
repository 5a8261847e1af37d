import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from './link.tsx';

export const tabId = (name: string): string => `tab-${name}`;
export const panelId = (name: string): string => `panel-${name}`;

type Props<Name extends string> = {
  /** what the tabs are about */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly current: Name;
  readonly hrefOf: (name: Name) => string;
};

/** Tabs that are links, so that each has an address. Arrows, Home and End go from one to the other. */
export const LinkTabs = <Name extends string>({ label, tabs, current, hrefOf }: Props<Name>) => {
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  // Where the row is too long, the current tab stands in its middle.
  useEffect(() => {
    const tab = document.getElementById(tabId(current));
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current);
    const last = tabs.length - 1;
    const before = at === 0 ? last : at - 1;
    const after = at === last ? 0 : at + 1;
    const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = {
      ArrowLeft: isFromRight ? after : before,
      ArrowRight: isFromRight ? before : after,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    void navigate(hrefOf(tab.name), { replace: true });
    document.getElementById(tabId(tab.name))?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="row-scroll relative flex max-w-full rounded-full bg-sunken p-1 sm:inline-flex"
    >
      {tabs.map(({ name, label: words }) => (
        <Link
          key={name}
          id={tabId(name)}
          role="tab"
          aria-selected={name === current}
          aria-controls={panelId(name)}
          tabIndex={name === current ? 0 : -1}
          to={hrefOf(name)}
          replace
          className={`inline-flex min-h-11 grow items-center justify-center rounded-full px-2.5 text-sm font-semibold whitespace-nowrap transition-colors sm:px-5 sm:text-base ${
            name === current ? 'bg-surface text-ink' : 'text-ink-soft hover:text-ink'
          }`}
        >
          {words}
        </Link>
      ))}
    </div>
  );
};
