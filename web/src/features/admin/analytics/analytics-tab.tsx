import { PartFailure } from '../../../shared/ui/failure.tsx';
import { Eye, MapPinPlus, UserPlus, Users } from '../../../shared/icons.tsx';
import { island } from '../../../shared/ui/island.tsx';
import { StatCard, statCards } from '../../../shared/ui/stat-card.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { DayTable } from './day-table.tsx';
import { LiveLine } from './live-line.tsx';
import { TopPlaces } from './top-places.tsx';
import { useAnalytics } from './use-analytics.ts';

const ChartsLoading = () => (
  <div role="status" aria-label={useWords('admin')('admin.chartsLoading')} className="mt-4 grid gap-4 lg:grid-cols-2">
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="pulse h-53 rounded-card" />
    ))}
  </div>
);

/** The drawing code is a separate script; the table has the numbers without it. */
const DayCharts = island(() => import('./day-charts.tsx').then((it) => it.DayCharts), <ChartsLoading />, {
  title: 'admin.chartsNotLoaded',
  text: 'admin.chartsNotLoadedText',
});

/** How the site is used, as it happens. */
export const AnalyticsTab = () => {
  const t = useWords('admin');
  const { report, failed, line, retry } = useAnalytics();
  const count = (of: number | undefined): number | null | undefined => (failed ? null : of);
  return (
    <section aria-labelledby="analytics">
      <h2 id="analytics" className="text-2xl">
        {t('admin.title')}
      </h2>
      <LiveLine line={line} />
      <dl className={`${statCards} mt-4 lg:grid-cols-4`}>
        <StatCard icon={Users} label={t('admin.activeUsersToday')} count={count(report?.dailyActiveUsers)} />
        <StatCard icon={Eye} label={t('admin.pageViewsOfMonth')} count={count(report?.totalPageViews)} />
        <StatCard icon={UserPlus} label={t('admin.newUsersOfMonth')} count={count(report?.newUsers)} />
        <StatCard icon={MapPinPlus} label={t('admin.submissionsOfMonth')} count={count(report?.locationSubmissions)} />
      </dl>
      {report ? (
        <>
          <DayCharts days={report.days} />
          <DayTable days={report.days} />
          <TopPlaces topLocations={report.topLocations} />
        </>
      ) : failed ? (
        <PartFailure onRetry={retry} />
      ) : (
        <ChartsLoading />
      )}
      <p className="mt-8 text-sm text-ink-soft">{t('admin.note')}</p>
    </section>
  );
};
