/** Every page of the site by its path, as the router of the web client and matchPath read it. */
export const PAGES = {
  root: '/',
  landing: '/landing',
  home: '/home',
  location: '/location/:id',
  publicLists: '/public-lists',
  list: '/lists/:id',
  addLocation: '/add-location',
  tripPlanner: '/trip-planner',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  signInLink: '/sign-in-link',
  dashboard: '/dashboard',
  profile: '/profile',
  admin: '/admin',
  contact: '/contact',
  privacy: '/privacy',
  deletion: '/deletions/:id',
} as const;

/** Pages that mailed links lead to: their address comes with a token, which is removed from it at once and not passed on. */
export const MAILED_LINK_PAGES: readonly string[] = [PAGES.verifyEmail, PAGES.resetPassword];

/** The home screen with its map open. */
export const HOME_MAP_PATH = `${PAGES.home}?view=map`;

/** Where one signs in, and where one joins. */
export const LOGIN_PATH = `${PAGES.auth}?mode=login`;
export const REGISTER_PATH = `${PAGES.auth}?mode=register`;

/** The page of one list, by its id or its share code. */
export const listPath = (id: string): string => PAGES.list.replace(':id', encodeURIComponent(id));
/** Where one signs in, to continue on another page of this site. */
export const loginPath = (next: string): string => `${LOGIN_PATH}&next=${encodeURIComponent(next)}`;

/** The page of one location. */
export const locationPath = (id: string): string => PAGES.location.replace(':id', encodeURIComponent(id));

/** The receipt of a deleted account. */
export const deletionPath = (receiptId: string): string => PAGES.deletion.replace(':id', encodeURIComponent(receiptId));
