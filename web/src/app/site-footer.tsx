import { HOME_MAP_PATH, PAGES } from '@wellspring/page-contract/paths';
import { useLocation } from 'react-router-dom';
import { useClientConfig } from '../shared/client-config.ts';
import { LanguageChoice } from './language-choice.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { signInHref } from '../shared/session/return-path.ts';
import { useSession } from '../shared/session/session.tsx';
import { Link } from '../shared/ui/link.tsx';

const LINKS = [
  { to: HOME_MAP_PATH, label: 'Map' },
  { to: PAGES.publicLists, label: 'Community Lists' },
] as const;

const OWN = [
  { to: PAGES.addLocation, label: 'Add Location' },
  { to: PAGES.dashboard, label: 'Dashboard' },
  { to: PAGES.profile, label: 'Profile' },
] as const;

const CONTACT = { to: PAGES.contact, label: 'Contact Us' } as const;

/** Only what works is linked. */
export const SiteFooter = () => {
  const { isMember } = useSession();
  const address = useLocation();
  const { privacyUrl, imprintUrl } = useClientConfig();
  const outside = [
    { href: privacyUrl ?? PAGES.privacy, label: 'Privacy' },
    { href: imprintUrl, label: 'Imprint' },
  ];
  const all = { to: isMember ? PAGES.root : PAGES.home, label: 'All Locations' };
  const links = [all, ...LINKS, ...(isMember ? OWN : [{ to: signInHref(address), label: 'Sign In' }]), CONTACT];
  return (
    <footer className="relative isolate overflow-hidden border-t border-line bg-sunken">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-[0.08]" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <div>
          <p className="font-bold">Wellspring</p>
          <p className="text-sm text-ink-soft">The community map of healing places</p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
            {outside.map(({ href, label }) =>
              href === null ? null : (
                <li key={label}>
                  <a href={href} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-2">
          <LanguageChoice />
          <UnitsChoice />
        </div>
      </div>
    </footer>
  );
};
