import { CommunityStatsDocument, type CommunityStatsQuery } from '../../generated/operations.ts';
import { countText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../shared/words/words.ts';

type Stats = Partial<CommunityStatsQuery['communityStats']>;

const figuresOf = (stats: Stats) =>
  [
    { label: 'landing.statPlaces', value: stats.totalLocations ?? 0 },
    { label: 'landing.statMembers', value: stats.totalUsers ?? 0 },
    { label: 'landing.statCountries', value: stats.totalCountries ?? 0 },
    { label: 'landing.statReviews', value: stats.totalReviews ?? 0 },
  ] as const;

type Props = {
  /** the page around it has its measure */
  readonly isInside?: boolean;
};

/** The numbers of the community. The page works without them after a failure. */
export const CommunityStats = ({ isInside = false }: Props) => {
  const { data, failed } = useFreshQuery(CommunityStatsDocument, {});
  const t = useWords('landing');
  const locale = useLocale();
  if (failed) return null;
  return (
    <section aria-label={t('landing.statsHeading')} className={`no-print ${isInside ? '' : 'page-width'}`}>
      <dl
        className={`grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-6 border-t border-line md:grid-cols-4 ${isInside ? 'pt-8' : 'py-10'}`}
        aria-busy={!data}
      >
        {figuresOf(data?.communityStats ?? {}).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{t(label)}</dt>
            <dd className="flex h-11 items-end text-4xl font-semibold tracking-tight tabular-nums">
              {data ? countText(value, locale) : <span className="pulse block h-[1.1em] w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
