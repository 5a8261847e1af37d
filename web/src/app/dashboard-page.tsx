import type { ComponentProps } from 'react';
import { Achievements } from '../features/badges/achievements.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { MyLists } from '../features/dashboard/my-lists.tsx';
import { SavedLocations } from '../features/locations/own/saved-locations.tsx';
import { MyLocations } from '../features/locations/own/my-locations.tsx';
import { ProfileTab } from '../features/profile/profile-tab.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';
import { island } from '../shared/ui/island.tsx';
import { useWords } from '../shared/words/words.ts';
import { WithLocationSlots } from './location-slots.tsx';

const OwnReviews = island(() => import('../features/reviews/my-reviews.tsx').then((it) => it.MyReviews), null, null);

const OwnProposals = island(
  () => import('../features/claims/my-proposals.tsx').then((it) => it.MyProposals),
  null,
  null,
);

const Places = (props: ComponentProps<typeof MyLocations>) => (
  <>
    <MyLocations {...props} />
    <OwnProposals />
  </>
);

const PANELS = {
  locations: Places,
  favorites: SavedLocations,
  reviews: () => <OwnReviews />,
  lists: MyLists,
  profile: ProfileTab,
} as const;

/** /dashboard */
export const DashboardPage = () => {
  const t = useWords('profile');
  return (
    <MembersOnly title={t('site.dashboard')} loginPage="/api/login">
      <WithLocationSlots>
        <Dashboard panels={PANELS} Achievements={Achievements} />
      </WithLocationSlots>
    </MembersOnly>
  );
};
