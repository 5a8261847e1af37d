import { AdminScreen } from '../features/admin/admin-screen.tsx';
import { island } from '../shared/ui/island.tsx';
import { useWords } from '../shared/words/words.ts';
import { PointMap } from './point-map.tsx';

const Loading = () => (
  <div role="status" aria-label={useWords()('site.loading')}>
    <div className="pulse h-8 w-48" />
    <div className="pulse mt-3 h-11 max-w-xl rounded-full" />
    <div className="pulse mt-4 h-128 rounded-card" />
  </div>
);

const WORDS = {
  title: 'admin.panelNotLoaded',
  text: 'site.comesByItself',
} as const;

const LocationsTab = island(
  () => import('../features/admin/locations/locations-tab.tsx').then((it) => it.LocationsTab),
  <Loading />,
  WORDS,
);

const PANELS = {
  overview: island(
    () => import('../features/admin/overview/overview-tab.tsx').then((it) => it.OverviewTab),
    <Loading />,
    WORDS,
  ),
  locations: () => <LocationsTab PointMap={PointMap} />,
  users: island(() => import('../features/admin/users/users-tab.tsx').then((it) => it.UsersTab), <Loading />, WORDS),
  analytics: island(
    () => import('../features/admin/analytics/analytics-tab.tsx').then((it) => it.AnalyticsTab),
    <Loading />,
    WORDS,
  ),
  reports: island(
    () => import('../features/admin/reports/reports-tab.tsx').then((it) => it.ReportsTab),
    <Loading />,
    WORDS,
  ),
  contact: island(
    () => import('../features/admin/contact/contact-tab.tsx').then((it) => it.ContactTab),
    <Loading />,
    WORDS,
  ),
  settings: island(
    () => import('../features/admin/site-settings/site-settings-tab.tsx').then((it) => it.SiteSettingsTab),
    <Loading />,
    WORDS,
  ),
} as const;

/** /admin: each tab has its own script. */
export const AdminPage = () => <AdminScreen panels={PANELS} />;
