import { PAGES } from '@wellspring/page-contract/paths';
import {
  PAGE_VIEW_DAYS,
  SECURITY_EVENT_DAYS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  SESSION_DAYS_MAX,
  SIGN_IN_LINK_MINUTES,
  VERIFICATION_LINK_DAYS,
} from '@wellspring/rest-contract/retention-limits';
import { useClientConfig } from '../../shared/client-config.ts';
import { PageHead } from '../../shared/head/page-head.tsx';

type Kept = { readonly what: string; readonly why: string; readonly until: string };

const ACCOUNT: readonly Kept[] = [
  {
    what: 'E-mail address, names, username, picture',
    why: 'To sign you in and to write to you. Others see your first name and an initial, your username or “Member”, never your address.',
    until: 'Until you change them or delete your account.',
  },
  {
    what: 'Password',
    why: 'As a hash from which it cannot be read.',
    until: 'Until you choose another one or delete your account.',
  },
  {
    what: 'A cookie that says which session is yours',
    why: 'Set when you sign in.',
    until: `${SESSION_DAYS} days after your last visit, ${SESSION_DAYS_MAX} days after you signed in, or until you sign out.`,
  },
  {
    what: 'A cookie that says that you signed in with this browser before',
    why: 'So that nobody who guesses your password can keep you out. It names nobody and gives no right. There is no other cookie.',
    until: 'A year after you last signed in. Signing out leaves it; your browser can delete it at any time.',
  },
  {
    what: 'Links that were mailed to you',
    why: 'As hashes, to confirm your address, to sign in or to choose another password.',
    until: `${VERIFICATION_LINK_DAYS} days, to sign in ${SIGN_IN_LINK_MINUTES} minutes, for a password ${RESET_LINK_MINUTES} minutes, or until they are used.`,
  },
];

const WRITTEN: readonly Kept[] = [
  {
    what: 'Reviews, favorites, visits, lists and badges',
    why: 'Reviews and public lists are for everybody, all else for you alone.',
    until: 'Until you delete them or your account.',
  },
  {
    what: 'Places that you submit, and their photos',
    why: 'Photos are made anew, without what a camera writes into them.',
    until: 'They stay when you leave, without your name.',
  },
  {
    what: 'Claims, corrections, and photos that wait for an admin',
    why: 'What you propose of a place, for admins to judge.',
    until: 'Until you delete your account.',
  },
  {
    what: 'Reports and messages to those who keep the site',
    why: 'Read by admins alone.',
    until:
      'Reports stay without your name when you leave. Messages that you sent while signed in go with your account, others when an admin deletes them.',
  },
];

const VISITS: readonly Kept[] = [
  {
    what: 'Which pages are looked at',
    why: 'To see what is of use. With a shortened address, and without what you search for. If your browser asks not to be followed, nothing is sent.',
    until: `${PAGE_VIEW_DAYS} days; then only the numbers of each day are left, which name nobody.`,
  },
  {
    what: 'Attempts to sign in that failed, and changes of passwords, rights and sessions',
    why: 'To notice who guesses passwords. With a hash in place of the account, and a shortened address.',
    until: `${SECURITY_EVENT_DAYS} days.`,
  },
  {
    what: 'How often a network address does something',
    why: 'As a hash, to keep floods out.',
    until: 'Hours.',
  },
];

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly Kept[] }) => (
  <section aria-label={title} className="mt-10">
    <h2 className="text-2xl">{title}</h2>
    <dl className="mt-4 grid gap-5">
      {rows.map(({ what, why, until }) => (
        <div key={what} className="rounded-card border border-line bg-surface p-5">
          <dt className="font-semibold">{what}</dt>
          <dd className="mt-1 text-ink-soft">{why}</dd>
          <dd className="mt-1">{until}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const isOutside = (url: string): boolean => /^https?:\/\//.test(url);

/** Whom a map tells that it is looked at; null: nobody. */
const mapHost = (googleMapsApiKey: string | null, mapStyleUrl: string | null): string | null => {
  if (googleMapsApiKey !== null) return 'Google';
  return mapStyleUrl !== null && isOutside(mapStyleUrl) ? new URL(mapStyleUrl).host : null;
};

/** /privacy: what is kept and for how long, as this site runs. */
export const PrivacyScreen = () => {
  const { googleMapsApiKey, mapStyleUrl } = useClientConfig();
  const host = mapHost(googleMapsApiKey, mapStyleUrl);
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <PageHead
        title="Privacy"
        description="What Wellspring keeps of you, what for and for how long."
        canonical={PAGES.privacy}
        isIndexed
      />
      <h1 className="text-3xl md:text-4xl">Privacy</h1>
      <p className="mt-3 text-lg text-ink-soft">
        What is kept of you here, what for and for how long. You can look at places without an account; on your profile
        you get a copy of all that is yours, and delete it for good. What is deleted is overwritten; copies that whoever
        runs this site made before keep it for as long as they keep those.
      </p>
      <Rows title="Your account" rows={ACCOUNT} />
      <Rows title="What you write" rows={WRITTEN} />
      <Rows title="Your visits" rows={VISITS} />
      <section aria-label="Others" className="mt-10">
        <h2 className="text-2xl">Others</h2>
        <p className="mt-3">
          {host === null
            ? 'Pages load nothing from anybody else: type, map and pictures come from this site.'
            : `Maps are loaded from ${host}, which sees your network address when you open one. All else comes from this site.`}
        </p>
      </section>
    </div>
  );
};
