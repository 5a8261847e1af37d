import { Link, NavLink } from 'react-router-dom';

/** A drop whose rings are contour lines. */
const Mark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    fill="none"
    className="size-8 text-primary"
    stroke="currentColor"
    strokeWidth="1.8"
  >
    <path d="M16 2.5c5.6 6.6 9.6 11.3 9.6 16.9a9.6 9.6 0 0 1-19.2 0C6.4 13.8 10.4 9.1 16 2.5Z" strokeLinejoin="round" />
    <path
      d="M16 9.3c3.5 4.3 5.7 7 5.7 10.3a5.7 5.7 0 0 1-11.4 0c0-3.3 2.2-6 5.7-10.3Z"
      strokeLinejoin="round"
      opacity=".75"
    />
    <path d="M16 15.6c1.6 2 2.5 3.1 2.5 4.4a2.5 2.5 0 0 1-5 0c0-1.3.9-2.4 2.5-4.4Z" fill="currentColor" stroke="none" />
  </svg>
);

/** What a visitor may go to. */
export const SiteHeader = () => (
  <header className="border-b border-line bg-paper">
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
    >
      Skip to content
    </a>
    <div className="page-width flex h-16 items-center justify-between">
      <Link
        to="/"
        className="flex items-center gap-2.5 text-lg font-bold tracking-tight"
        aria-label="Wellspring, start page"
      >
        <Mark />
        Wellspring
      </Link>
      <nav aria-label="Main">
        <NavLink
          to="/home"
          className={({ isActive }) =>
            `inline-flex min-h-11 items-center rounded-full px-4 font-semibold transition-colors ${
              isActive ? 'bg-primary-wash text-primary-strong' : 'text-ink-soft hover:text-ink'
            }`
          }
        >
          Explore
        </NavLink>
      </nav>
    </div>
  </header>
);
