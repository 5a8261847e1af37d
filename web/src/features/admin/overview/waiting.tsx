import { useQuery } from '@apollo/client/react';
import { WaitingInCatalogDocument, WaitingInModerationDocument } from '../../../generated/admin-operations.ts';
import { countText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { tabHref } from '../tabs.ts';

/** The data is requested again each time: the other tabs may have changed it. */
const ANEW = { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } as const;

type Props = {
  readonly label: string;
  readonly href: string;
  /** undefined: loading; null: unavailable right now */
  readonly count: number | null | undefined;
};

const Count = ({ count }: Pick<Props, 'count'>) => {
  const t = useWords('admin');
  const locale = useLocale();
  if (count === undefined) return <span className="pulse block h-[1.2em] w-10" />;
  if (count === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('admin.countUnknown')}</span>
      </>
    );
  return countText(count, locale);
};

const Card = ({ label, href, count }: Props) => (
  <li className="min-w-0">
    <Link
      to={href}
      className={`flex h-full flex-col rounded-card border bg-surface p-4 transition-colors hover:border-primary ${count ? 'border-amber' : 'border-line'}`}
    >
      <span className={`text-2xl font-semibold tabular-nums ${count ? 'text-amber' : 'text-ink-soft'}`}>
        <Count count={count} />
      </span>{' '}
      <span className="text-sm text-ink-soft">{label}</span>
    </Link>
  </li>
);

/** Pending work, each item with a link to its page. */
export const Waiting = () => {
  const t = useWords('admin');
  const catalog = useQuery(WaitingInCatalogDocument, ANEW);
  const moderation = useQuery(WaitingInModerationDocument, ANEW);
  const places = catalog.data ?? (catalog.error ? null : undefined);
  const words = moderation.data ?? (moderation.error ? null : undefined);
  return (
    <ul
      aria-label={t('admin.waiting')}
      className="grid grow grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-4"
    >
      <Card
        label={t('admin.waitingLocations')}
        href={`${tabHref('locations')}&filter=pending`}
        count={places && places.adminLocations.total}
      />
      <Card label={t('admin.waitingProposals')} href={tabHref('locations')} count={places && places.proposals.total} />
      <Card
        label={t('admin.waitingReports')}
        href={`${tabHref('reports')}&filter=pending`}
        count={words && words.adminReports.total}
      />
      <Card
        label={t('admin.waitingMessages')}
        href={`${tabHref('contact')}&filter=new`}
        count={words && words.adminContactMessages.total}
      />
    </ul>
  );
};
