/** A page that signs in, and comes back to where one is. */
export type LoginPage = '/api/login' | '/auth';

export const loginAddress = (page: LoginPage, { pathname, search }: { pathname: string; search: string }): string =>
  `${page}?next=${encodeURIComponent(`${pathname}${search}`)}`;
