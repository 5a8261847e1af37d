import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/after-paint.ts';
import { LayoutGrid, Map as MapIcon } from '../../../shared/icons.tsx';
import { isPlainClick, Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { View } from '../address-state.ts';
import { rememberView } from './use-remembered-view.ts';

const TABS = [
  { view: 'grid', label: 'places.gridView', icon: LayoutGrid },
  { view: 'map', label: 'places.mapView', icon: MapIcon },
] as const;

export const panelId = 'results-panel';
export const tabId = (view: View): string => `tab-${view}`;

type Props = {
  readonly view: View;
  readonly hrefOf: (view: View) => string;
  /** called before the other view is opened */
  readonly onLeave: () => void;
};

/** Grid View and Map View: tabs that are links, so that each view has an address. On a phone their words are for those who do not see the pictures. */
export const ViewTabs = ({ view, hrefOf, onLeave }: Props) => {
  const t = useWords('places');
  const navigate = useNavigate();
  const open = (other: View) => {
    if (other !== view) onLeave();
    rememberView(other);
    if (other !== view) void navigate(hrefOf(other));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other: View = event.key === 'Home' ? 'grid' : event.key === 'End' ? 'map' : view === 'grid' ? 'map' : 'grid';
    if (other === view) return;
    open(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    // Above the row beside it, whose edge reaches under what stands there.
    <div
      role="tablist"
      aria-label={t('places.view')}
      onKeyDown={onKeyDown}
      className="relative z-10 inline-flex rounded-full bg-sunken p-1"
    >
      {TABS.map(({ view: own, label, icon: Icon }) => (
        <Link
          key={own}
          id={tabId(own)}
          role="tab"
          aria-selected={own === view}
          aria-controls={panelId}
          tabIndex={own === view ? 0 : -1}
          to={hrefOf(own)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void afterPaint().then(() => open(own));
          }}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors max-md:w-11 max-md:justify-center max-md:px-0 ${
            own === view ? 'bg-surface text-ink' : 'text-ink-soft hover:text-ink'
          }`}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-md:sr-only">{t(label)}</span>
        </Link>
      ))}
    </div>
  );
};
