import { createContext, use, useEffect } from 'react';

/** What a page says about itself to browsers, previews and search engines. */
export type PageMeta = {
  /** without the product's name */
  readonly title: string;
  readonly description: string;
  /** path and query of the page's one true address */
  readonly canonical: string;
  readonly status?: 200 | 404 | 503;
  /** path or address of the preview picture */
  readonly image?: string;
  readonly imageAlt?: string;
  /** schema.org, without @context; makes use of the public origin for its links */
  readonly schema?: (origin: string) => Record<string, unknown>;
};

export const fullTitle = ({ title }: PageMeta): string => (title === 'Wellspring' ? title : `${title} · Wellspring`);

/** Where the server collects what the rendered page said; in the browser nobody listens. */
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
