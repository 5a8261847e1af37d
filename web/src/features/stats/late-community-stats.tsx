import { lateIsland } from '../../shared/ui/late-island.tsx';

/** The numbers of the community, which only show something: their script comes after the page stands. */
export const LateCommunityStats = lateIsland(
  () => import('./community-stats.tsx').then((it) => it.CommunityStats),
  ['landing'],
  <div className="page-width py-10">
    <div className="pulse h-16 rounded-card" />
  </div>,
);
