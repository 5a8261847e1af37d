import { matchPath, useLocation } from 'react-router-dom';

/** The id in the page's address, which is one of `path`, `/location/:id` for instance; '' at any other. */
export const usePathId = (path: `${string}/:id`): string => {
  const { pathname } = useLocation();
  const id = matchPath(path, pathname)?.params.id ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};
