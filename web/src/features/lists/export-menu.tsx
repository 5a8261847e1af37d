import { useState } from 'react';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Download, Printer } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';

const FORMATS = [
  { format: 'gpx', label: 'GPX', use: 'lists.useOfGpx' },
  { format: 'kml', label: 'KML', use: 'lists.useOfKml' },
  { format: 'geojson', label: 'GeoJSON', use: 'lists.useOfGeojson' },
  { format: 'csv', label: 'CSV', use: 'lists.useOfCsv' },
] as const;

const entry =
  'flex min-h-11 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-start hover:bg-sunken focus-visible:bg-sunken';

const withoutPosition = ({ items }: WholeList): number =>
  items.filter(({ location }) => location && (location.latitude === null || location.longitude === null)).length;

/** The list as a file, or on paper. Links work before any script runs. */
export const ExportMenu = ({ list }: { readonly list: WholeList }) => {
  const t = useWords('lists');
  const [isOpen, setOpen] = useState(false);
  const left = withoutPosition(list);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        currentTarget.querySelector('summary')?.focus();
      }}
      className="no-print relative"
    >
      <summary className={`${quietButton} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('lists.export')}
      </summary>
      <div className="absolute top-full start-0 z-30 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 shadow-float md:end-0 md:start-auto">
        <ul>
          {FORMATS.map(({ format, label, use }) => (
            <li key={format}>
              <a
                href={`/api/trip-lists/${encodeURIComponent(list.id)}/export?format=${format}`}
                download
                className={entry}
              >
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-ink-soft">{t(use)}</span>
              </a>
            </li>
          ))}
          <li className="needs-script">
            <button type="button" onClick={() => window.print()} className={entry}>
              <Printer aria-hidden="true" className="size-4.5" />
              <span className="font-semibold">{t('lists.print')}</span>
            </button>
          </li>
        </ul>
        {left > 0 ? (
          <p className="mt-1 border-t border-line px-3 pt-2 pb-1 text-sm text-ink-soft">
            {t('lists.withoutPosition', { count: left })}
          </p>
        ) : null}
      </div>
    </details>
  );
};
