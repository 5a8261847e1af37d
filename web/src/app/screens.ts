import { PAGES } from '@wellspring/page-contract/paths';
import type { Language } from '@wellspring/words/languages';
import { matchPath } from 'react-router-dom';
import { screen, type Screen } from '../shared/ui/screen.tsx';

const LandingScreen = screen('src/app/landing-page.tsx', ['cards', 'categories', 'landing'], () =>
  import('./landing-page.tsx').then((it) => it.LandingPage),
);
const HomeScreen = screen('src/app/home-page.tsx', ['cards', 'categories', 'filters', 'places'], () =>
  import('./home-page.tsx').then((it) => it.HomePage),
);
const LocationScreen = screen(
  'src/app/location-page.tsx',
  ['cards', 'categories', 'fields', 'place', 'places', 'reviews'],
  () => import('./location-page.tsx').then((it) => it.LocationPage),
);
const DashboardScreen = screen(
  'src/app/dashboard-page.tsx',
  ['badges', 'cards', 'categories', 'deadEnds', 'places', 'profile'],
  () => import('./dashboard-page.tsx').then((it) => it.DashboardPage),
);
const AdminScreen = screen('src/app/admin-page.tsx', ['admin', 'badges', 'categories', 'fields', 'forms'], () =>
  import('./admin-page.tsx').then((it) => it.AdminPage),
);
const TripPlannerScreen = screen('src/features/lists/trip-planner-screen.tsx', ['forms', 'lists'], () =>
  import('../features/lists/trip-planner-screen.tsx').then((it) => it.TripPlannerScreen),
);
const ProfileScreen = screen('src/app/profile-page.tsx', ['deadEnds', 'profile'], () =>
  import('./profile-page.tsx').then((it) => it.ProfilePage),
);
const PublicListsScreen = screen('src/features/lists/public-lists-screen.tsx', ['badges', 'lists'], () =>
  import('../features/lists/public-lists-screen.tsx').then((it) => it.PublicListsScreen),
);
const ListScreen = screen('src/app/list-page.tsx', ['badges', 'cards', 'categories', 'lists'], () =>
  import('./list-page.tsx').then((it) => it.ListPage),
);
const AddLocationScreen = screen('src/app/add-location-page.tsx', ['addLocation', 'deadEnds', 'fields'], () =>
  import('./add-location-page.tsx').then((it) => it.AddLocationPage),
);
const AuthScreen = screen('src/features/account/auth-screen.tsx', ['account'], () =>
  import('../features/account/auth-screen.tsx').then((it) => it.AuthScreen),
);
const ForgotPasswordScreen = screen('src/features/password-reset/forgot-password-screen.tsx', ['account'], () =>
  import('../features/password-reset/forgot-password-screen.tsx').then((it) => it.ForgotPasswordScreen),
);
const ResetPasswordScreen = screen('src/features/password-reset/reset-password-screen.tsx', ['account'], () =>
  import('../features/password-reset/reset-password-screen.tsx').then((it) => it.ResetPasswordScreen),
);
const VerifyEmailScreen = screen('src/features/email-verification/verify-email-screen.tsx', ['account'], () =>
  import('../features/email-verification/verify-email-screen.tsx').then((it) => it.VerifyEmailScreen),
);
const SignInLinkScreen = screen('src/features/sign-in-link/sign-in-link-screen.tsx', ['account'], () =>
  import('../features/sign-in-link/sign-in-link-screen.tsx').then((it) => it.SignInLinkScreen),
);
const ContactScreen = screen('src/features/contact/contact-screen.tsx', ['account'], () =>
  import('../features/contact/contact-screen.tsx').then((it) => it.ContactScreen),
);
const DeletionScreen = screen('src/features/account-deletion/deletion-screen.tsx', ['account'], () =>
  import('../features/account-deletion/deletion-screen.tsx').then((it) => it.DeletionScreen),
);

const PrivacyScreen = screen('src/features/privacy/privacy-screen.tsx', ['privacy'], () =>
  import('../features/privacy/privacy-screen.tsx').then((it) => it.PrivacyScreen),
);

/** Screens by their paths. */
const SCREENS: readonly (readonly [path: string, screen: Screen])[] = [
  [PAGES.home, HomeScreen],
  [PAGES.location, LocationScreen],
  [PAGES.dashboard, DashboardScreen],
  [PAGES.admin, AdminScreen],
  [PAGES.tripPlanner, TripPlannerScreen],
  [PAGES.profile, ProfileScreen],
  [PAGES.publicLists, PublicListsScreen],
  [PAGES.list, ListScreen],
  [PAGES.addLocation, AddLocationScreen],
  [PAGES.auth, AuthScreen],
  [PAGES.forgotPassword, ForgotPasswordScreen],
  [PAGES.resetPassword, ResetPasswordScreen],
  [PAGES.verifyEmail, VerifyEmailScreen],
  [PAGES.signInLink, SignInLinkScreen],
  [PAGES.contact, ContactScreen],
  [PAGES.privacy, PrivacyScreen],
  [PAGES.deletion, DeletionScreen],
];

/** Where visitors find the landing page, and members their home. */
const STARTS: readonly string[] = [PAGES.root, PAGES.landing];

/** The screen of a path for this visitor; undefined: there is none. */
export const screenAt = (pathname: string, isMember: boolean): Screen | undefined => {
  const isAt = (path: string): boolean => matchPath(path, pathname) !== null;
  if (STARTS.some(isAt)) return isMember ? HomeScreen : LandingScreen;
  return SCREENS.find(([path]) => isAt(path))?.[1];
};

/** Loads every screen: the server renders any of them. */
export const loadScreens = async (language: Language): Promise<void> => {
  await Promise.all([LandingScreen, ...SCREENS.map(([, screen]) => screen)].map(({ load }) => load(language)));
};

/** Preloads the screens that most visits open next. */
export const loadNextScreens = async (language: Language): Promise<void> => {
  await Promise.all([HomeScreen.load(language), LocationScreen.load(language)]);
};
