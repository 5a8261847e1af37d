import { HOME_MAP_PATH, PAGES } from '@wellspring/page-contract/paths';
import { useLocation } from 'react-router-dom';
import { useClientConfig } from '../shared/client-config.ts';
import { LanguageChoice } from './language-choice.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { signInHref } from '../shared/session/return-path.ts';
import { useSession } from '../shared/session/session.tsx';
import { Link } from '../shared/ui/link.tsx';
import { useWords } from '../shared/words/words.ts';

const LINKS = [
  { to: HOME_MAP_PATH, label: 'site.map' },
  { to: PAGES.publicLists, label: 'site.communityLists' },
] as const;

const OWN = [
  { to: PAGES.addLocation, label: 'site.addLocation' },
  { to: PAGES.dashboard, label: 'site.dashboard' },
  { to: PAGES.profile, label: 'site.profile' },
] as const;

const CONTACT = { to: PAGES.contact, label: 'site.contactUs' } as const;

/** Only what works is linked. */
export const SiteFooter = () => {
  const t = useWords();
  const { isMember } = useSession();
  const address = useLocation();
  const { privacyUrl, imprintUrl } = useClientConfig();
  const outside = [
    { href: privacyUrl ?? PAGES.privacy, label: 'site.privacy' },
    { href: imprintUrl, label: 'site.imprint' },
  ] as const;
  const all = { to: isMember ? PAGES.root : PAGES.home, label: 'site.allLocations' } as const;
  const signIn = { to: signInHref(address), label: 'site.signIn' } as const;
  const links = [all, ...LINKS, ...(isMember ? OWN : [signIn]), CONTACT];
  return (
    <footer className="relative isolate overflow-hidden border-t border-line bg-sunken">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-[0.08]" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <div>
          <p className="font-bold">Wellspring</p>
          <p className="text-sm text-ink-soft">{t('site.tagline')}</p>
        </div>
        <nav aria-label={t('site.footer')}>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
                  {t(label)}
                </Link>
              </li>
            ))}
            {outside.map(({ href, label }) =>
              href === null ? null : (
                <li key={label}>
                  <a href={href} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
                    {t(label)}
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
