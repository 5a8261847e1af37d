import { PAGES } from '@wellspring/page-contract/paths';
import { matchPath } from 'react-router-dom';
import { screen, type Screen } from '../shared/ui/screen.tsx';

export const DashboardScreen = screen(() => import('./dashboard-page.tsx').then((it) => it.DashboardPage));
export const TripPlannerScreen = screen(() =>
  import('../features/lists/trip-planner-screen.tsx').then((it) => it.TripPlannerScreen),
);
export const ProfileScreen = screen(() => import('./profile-page.tsx').then((it) => it.ProfilePage));
export const PublicListsScreen = screen(() =>
  import('../features/lists/public-lists-screen.tsx').then((it) => it.PublicListsScreen),
);
export const ListPage = screen(() => import('./list-page.tsx').then((it) => it.ListPage));
export const AuthScreen = screen(() => import('../features/account/auth-screen.tsx').then((it) => it.AuthScreen));
export const ForgotPasswordScreen = screen(() =>
  import('../features/password-reset/forgot-password-screen.tsx').then((it) => it.ForgotPasswordScreen),
);
export const ResetPasswordScreen = screen(() =>
  import('../features/password-reset/reset-password-screen.tsx').then((it) => it.ResetPasswordScreen),
);
export const VerifyEmailScreen = screen(() =>
  import('../features/email-verification/verify-email-screen.tsx').then((it) => it.VerifyEmailScreen),
);
export const DeletionScreen = screen(() =>
  import('../features/account-deletion/deletion-screen.tsx').then((it) => it.DeletionScreen),
);

/** Screens that have a script of their own, by their paths. */
const SCREENS: readonly (readonly [path: string, screen: Screen])[] = [
  [PAGES.dashboard, DashboardScreen],
  [PAGES.tripPlanner, TripPlannerScreen],
  [PAGES.profile, ProfileScreen],
  [PAGES.publicLists, PublicListsScreen],
  [PAGES.list, ListPage],
  [PAGES.auth, AuthScreen],
  [PAGES.forgotPassword, ForgotPasswordScreen],
  [PAGES.resetPassword, ResetPasswordScreen],
  [PAGES.verifyEmail, VerifyEmailScreen],
  [PAGES.deletion, DeletionScreen],
];

/** Has every screen at hand: the server renders whichever is asked for. */
export const loadScreens = async (): Promise<void> => {
  await Promise.all(SCREENS.map(([, { load }]) => load()));
};

/** Has the screen of this path at hand, so that the client takes over what the first HTML shows. */
export const loadScreenAt = async (pathname: string): Promise<void> => {
  await SCREENS.find(([path]) => matchPath(path, pathname))?.[1].load();
};
