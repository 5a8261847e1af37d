import { LOGIN_PATH, PAGES, REGISTER_PATH } from '@wellspring/page-contract/paths';

/** Pages that signing in never returns to. The addresses of some hold tokens, which must not be copied. */
const NOT_RETURNED_TO: readonly string[] = [
  PAGES.root,
  PAGES.landing,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.verifyEmail,
  PAGES.signInLink,
];

type Address = { readonly pathname: string; readonly search: string };

/**
 * Where one goes on after signing in; null: home. On the page that signs in it is what that page was told. Whether it is a path of this
 * site is checked where it is followed.
 */
const returnPath = ({ pathname, search }: Address): string | null => {
  const path = pathname === PAGES.auth ? new URLSearchParams(search).get('next') : `${pathname}${search}`;
  return NOT_RETURNED_TO.includes(pathname) ? null : path;
};

const withNext = (page: string, address: Address): string => {
  const next = returnPath(address);
  return next === null ? page : `${page}&next=${encodeURIComponent(next)}`;
};

/** The page that signs in, and comes back to where one is. */
export const signInHref = (address: Address): string => withNext(LOGIN_PATH, address);

/** The page where one joins, and comes back from to where one is. */
export const joinHref = (address: Address): string => withNext(REGISTER_PATH, address);
