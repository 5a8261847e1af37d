import { Link } from 'react-router-dom';

const LINKS = [
  { to: '/home', label: 'All Locations' },
  { to: '/home?view=map', label: 'Map' },
] as const;

/** Only what works is linked. */
export const SiteFooter = () => (
  <footer className="relative isolate overflow-hidden border-t border-line bg-sunken">
    <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-[0.08]" />
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
      <div>
        <p className="font-bold">Wellspring</p>
        <p className="text-sm text-ink-soft">The community map of healing places</p>
      </div>
      <nav aria-label="Footer">
        <ul className="flex gap-2">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
