import { createContext, use, useEffect } from 'react';
import { fullTitle, type PageMeta } from './page-meta.ts';

/** Where the server collects the metadata of the rendered page; unused in the browser. */
export const HeadCollector = createContext<((meta: PageMeta) => void) | null>(null);

/** Stands once in every page. The server writes it into the first HTML, the client keeps title and description in step. */
export const PageHead = (meta: PageMeta) => {
  use(HeadCollector)?.(meta);
  const title = fullTitle(meta);
  const { description, canonical } = meta;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(canonical, location.origin).href);
  }, [title, description, canonical]);
  return null;
};
