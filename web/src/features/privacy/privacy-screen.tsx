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
import type { Translate } from '@wellspring/words/translate';
import { useClientConfig } from '../../shared/client-config.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useWords } from '../../shared/words/words.ts';

type RetentionRow = { readonly what: string; readonly why: string; readonly until: string };

type Say = Translate<'privacy'>;

const accountRows = (t: Say): readonly RetentionRow[] => [
  {
    what: t('privacy.emailWhat'),
    why: t('privacy.emailWhy'),
    until: t('privacy.emailUntil'),
  },
  {
    what: t('privacy.passwordWhat'),
    why: t('privacy.passwordWhy'),
    until: t('privacy.passwordUntil'),
  },
  {
    what: t('privacy.sessionWhat'),
    why: t('privacy.sessionWhy'),
    until: t('privacy.sessionUntil', { days: SESSION_DAYS, most: SESSION_DAYS_MAX }),
  },
  {
    what: t('privacy.browserWhat'),
    why: t('privacy.browserWhy'),
    until: t('privacy.browserUntil'),
  },
  {
    what: t('privacy.linksWhat'),
    why: t('privacy.linksWhy'),
    until: t('privacy.linksUntil', {
      days: VERIFICATION_LINK_DAYS,
      signIn: SIGN_IN_LINK_MINUTES,
      reset: RESET_LINK_MINUTES,
    }),
  },
];

const writtenRows = (t: Say): readonly RetentionRow[] => [
  {
    what: t('privacy.ownWhat'),
    why: t('privacy.ownWhy'),
    until: t('privacy.ownUntil'),
  },
  {
    what: t('privacy.placesWhat'),
    why: t('privacy.placesWhy'),
    until: t('privacy.placesUntil'),
  },
  {
    what: t('privacy.proposalsWhat'),
    why: t('privacy.proposalsWhy'),
    until: t('privacy.proposalsUntil'),
  },
  {
    what: t('privacy.reportsWhat'),
    why: t('privacy.reportsWhy'),
    until: t('privacy.reportsUntil'),
  },
];

const visitsRows = (t: Say): readonly RetentionRow[] => [
  {
    what: t('privacy.pagesWhat'),
    why: t('privacy.pagesWhy'),
    until: t('privacy.pagesUntil', { days: PAGE_VIEW_DAYS }),
  },
  {
    what: t('privacy.languageWhat'),
    why: t('privacy.languageWhy'),
    until: t('privacy.languageUntil'),
  },
  {
    what: t('privacy.searchesWhat'),
    why: t('privacy.searchesWhy'),
    until: t('privacy.searchesUntil'),
  },
  {
    what: t('privacy.securityWhat'),
    why: t('privacy.securityWhy'),
    until: t('privacy.securityUntil', { days: SECURITY_EVENT_DAYS }),
  },
  {
    what: t('privacy.floodsWhat'),
    why: t('privacy.floodsWhy'),
    until: t('privacy.floodsUntil'),
  },
];

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly RetentionRow[] }) => (
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

/** The provider that receives requests of a shown map; null: none. */
const mapHost = (googleMapsApiKey: string | null, mapStyleUrl: string | null): string | null => {
  if (googleMapsApiKey !== null) return 'Google';
  return mapStyleUrl !== null && isOutside(mapStyleUrl) ? new URL(mapStyleUrl).host : null;
};

/** /privacy: which data this site stores, and for how long. */
export const PrivacyScreen = () => {
  const t = useWords('privacy');
  const { googleMapsApiKey, mapStyleUrl } = useClientConfig();
  const host = mapHost(googleMapsApiKey, mapStyleUrl);
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <PageHead title={t('site.privacy')} description={t('privacy.description')} canonical={PAGES.privacy} isIndexed />
      <h1 className="text-3xl md:text-4xl">{t('site.privacy')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('privacy.intro')}</p>
      <Rows title={t('privacy.account')} rows={accountRows(t)} />
      <Rows title={t('privacy.written')} rows={writtenRows(t)} />
      <Rows title={t('privacy.visits')} rows={visitsRows(t)} />
      <section aria-label={t('privacy.others')} className="mt-10">
        <h2 className="text-2xl">{t('privacy.others')}</h2>
        <p className="mt-3">{host === null ? t('privacy.nothingFromOthers') : t('privacy.mapsFrom', { host })}</p>
      </section>
    </div>
  );
};
