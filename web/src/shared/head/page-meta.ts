/** What a page says about itself to browsers, previews and search engines. */
export type PageMeta = {
  /** without the product's name */
  readonly title: string;
  readonly description: string;
  /** path and query of the page's one true address */
  readonly canonical: string;
  readonly status?: 200 | 403 | 404 | 503;
  /** false: search engines leave it out; pages with another status than 200 always are */
  readonly isIndexed?: boolean;
  /** a photo of what the page is about; without one, a drawing that claims nothing stands in previews */
  readonly photo?: { readonly url: string; readonly alt: string };
  /** path of that drawing, 1200 by 630 pixels */
  readonly drawing?: string;
  /** schema.org, without @context; makes use of the public origin for its links */
  readonly schema?: (origin: string) => Record<string, unknown> | readonly Record<string, unknown>[];
};

export const fullTitle = ({ title }: Pick<PageMeta, 'title'>): string =>
  title.startsWith('Wellspring') ? title : `${title} · Wellspring`;
