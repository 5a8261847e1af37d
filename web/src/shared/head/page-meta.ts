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
