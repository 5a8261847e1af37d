import { MAILED_LINK_PAGES } from '@wellspring/page-contract/paths';
import { useLocation, useSearchParams } from 'react-router-dom';

const NAME = 'token';

/** Tokens that were taken out of the address, by the path of their page. They are gone with the next load of the page. */
const taken = new Map<string, string>();

/**
 * Takes the token of a mailed link out of the address bar and the history, and keeps it in memory for its page. To be called before the
 * client asks for anything, so that no request, no bookmark and no proxy sees it.
 */
export const takeMailedToken = (): void => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get(NAME);
  if (token === null || !MAILED_LINK_PAGES.includes(pathname)) return;
  taken.set(pathname, token);
  query.delete(NAME);
  const rest = query.size === 0 ? '' : `?${query}`;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
};

/** After a token was used, or turned out to be dead. */
export const forgetMailedToken = (pathname: string): void => void taken.delete(pathname);

/** The token of the mailed link that led to this page; '' where there is none, as after a reload. */
export const useMailedToken = (): string => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return query.get(NAME) ?? taken.get(pathname) ?? '';
};
