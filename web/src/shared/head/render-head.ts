import { fullTitle, type PageMeta } from './page-meta.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that may stand inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** The head of a page as HTML, every piece escaped. */
export const renderHead = (meta: PageMeta, origin: string): string => {
  const title = fullTitle(meta);
  const url = `${origin}${meta.canonical}`;
  const image = new URL(meta.image ?? '/previews/default.png', origin).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
    ...(meta.status === 200 || meta.status === undefined
      ? [tag('link', { rel: 'canonical', href: url })]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('meta', { property: 'og:site_name', content: 'Wellspring' }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: meta.title }),
    tag('meta', { property: 'og:description', content: meta.description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { property: 'og:image', content: image }),
    tag('meta', { property: 'og:image:alt', content: meta.imageAlt ?? 'Contour lines around a spring' }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: meta.title }),
    tag('meta', { name: 'twitter:description', content: meta.description }),
    tag('meta', { name: 'twitter:image', content: image }),
    ...(meta.schema
      ? [
          `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...meta.schema(origin) })}</script>`,
        ]
      : []),
  ].join('\n    ');
};
