import { OFFERED_LANGUAGES, type Language } from '@wellspring/words/languages';
import type { Translate } from '@wellspring/words/translate';
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

/** One element of the head, its attributes escaped. */
export const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const PREVIEW = { width: '1200', height: '630' };

/** The picture of a shared link. The size of a photo is not known; that of our drawings is. */
const imageTags = (
  t: Translate,
  { photo, drawing = '/previews/default.png' }: PageMeta,
  origin: string,
): readonly string[] => {
  const url = new URL(photo?.url ?? drawing, origin).href;
  const alt = photo?.alt ?? t('site.previewAlt');
  return [
    tag('meta', { property: 'og:image', content: url }),
    ...(photo
      ? []
      : [
          tag('meta', { property: 'og:image:width', content: PREVIEW.width }),
          tag('meta', { property: 'og:image:height', content: PREVIEW.height }),
        ]),
    tag('meta', { property: 'og:image:alt', content: alt }),
    tag('meta', { name: 'twitter:image', content: url }),
    tag('meta', { name: 'twitter:image:alt', content: alt }),
  ];
};

const schemaTag = (schema: ReturnType<NonNullable<PageMeta['schema']>>): string => {
  const context = { '@context': 'https://schema.org' };
  const value = Array.isArray(schema) ? { ...context, '@graph': schema } : { ...context, ...schema };
  return `<script type="application/ld+json">${scriptJson(value)}</script>`;
};

const inLanguage = (url: string, language: Language): string =>
  `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;

/** The same page in each language that is offered; without a language in its address it is in the reader's own. */
const alternates = (url: string): readonly string[] => {
  if (OFFERED_LANGUAGES.length < 2) return [];
  const link = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href });
  return [...OFFERED_LANGUAGES.map((each) => link(each, inLanguage(url, each))), link('x-default', url)];
};

/** The head of a page as HTML, every piece escaped. */
export const renderHead = (t: Translate, meta: PageMeta, origin: string): string => {
  const title = fullTitle(meta);
  const url = `${origin}${meta.canonical}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
    ...((meta.status ?? 200) === 200 && meta.isIndexed !== false
      ? [tag('link', { rel: 'canonical', href: url }), ...alternates(url)]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('meta', { property: 'og:site_name', content: 'Wellspring' }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: meta.title }),
    tag('meta', { property: 'og:description', content: meta.description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: meta.title }),
    tag('meta', { name: 'twitter:description', content: meta.description }),
    ...imageTags(t, meta, origin),
    ...(meta.schema ? [schemaTag(meta.schema(origin))] : []),
  ].join('\n    ');
};
