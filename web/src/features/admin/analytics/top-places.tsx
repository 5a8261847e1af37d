import { locationPath } from '@wellspring/page-contract/paths';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Report } from './report.ts';

/** The most viewed places. A deleted or currently unavailable one is left out. */
export const TopPlaces = ({ topLocations }: Pick<Report, 'topLocations'>) => {
  const t = useWords('admin');
  const named = topLocations.flatMap(({ location, views }) => (location ? [{ ...location, views }] : []));
  const most = Math.max(1, ...named.map(({ views }) => views));
  return (
    <section aria-labelledby="top-places" className="mt-8">
      <h3 id="top-places" className="text-xl">
        {t('admin.topPlaces')}
      </h3>
      {named.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('admin.topPlacesNone')}</p>
      ) : (
        <ol className="mt-3 grid max-w-3xl grid-cols-1 gap-1">
          {named.map(({ id, name, views }) => (
            <li key={id} className="relative flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 py-1">
              <svg
                aria-hidden="true"
                className="absolute inset-0 size-full rtl:-scale-x-100"
                preserveAspectRatio="none"
              >
                <rect width={`${(100 * views) / most}%`} height="100%" rx="6" className="fill-primary-wash" />
              </svg>
              <Link to={locationPath(id)} className="relative min-w-0 truncate font-semibold hover:underline">
                {name}
              </Link>
              <span className="relative shrink-0 text-sm tabular-nums">{t('admin.views', { count: views })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
