import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@wellspring/words/languages';
import { Router, type Request, type Response } from 'express';
import { bufferedResponse, NOT_STORED } from '../http/buffered-response.ts';
import { languageOf } from '../http/language.ts';
import { escapeHtml } from './escape-html.ts';
import type { Edge } from '../edge/edge.ts';

/** A mail as a member gets it, with example data. */
type MailPreview = {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Every mail in a language: each language has the same ones. */
export type MailPreviews = (language: Language) => readonly MailPreview[];

const ROOT = '/dev/mails';
/** Mails carry their styles in themselves, as mail programs want it; nothing in them runs or loads. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
html { background: light-dark(#f4f7f6, #101817); color: light-dark(#14201f, #e6eeec) }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
a { color: light-dark(#0f6b66, #6fc9c0) }
h1, h2 { line-height: 1.25 }
li { margin: .5rem 0 }
a:focus-visible, pre:focus-visible, iframe:focus-visible { outline: 2px solid; outline-offset: 2px }
.forms { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem }
iframe { box-sizing: border-box; width: 100%; height: 36rem; border: 1px solid light-dark(#5b6e6b, #8fa3a0); border-radius: 10px; background: #fff }
pre { margin: 0; padding: 1rem; border: 1px solid light-dark(#5b6e6b, #8fa3a0); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

/** The same page in each language. */
const languageLinks = (path: string): string =>
  `<p>${Object.entries(LANGUAGES)
    .map(([tag, { name, direction }]) => `<a href="${path}?lang=${tag}" lang="${tag}" dir="${direction}">${name}</a>`)
    .join(' ')}</p>`;

/** Text of a mail among English. */
const said = (language: Language, text: string): string =>
  `<bdi lang="${language}" dir="${directionOf(language)}">${escapeHtml(text)}</bdi>`;

const listOf = (previews: readonly MailPreview[], language: Language): string =>
  page(
    'Mails',
    `<h1>Mails</h1>${languageLinks(ROOT)}<ul>${previews
      .map(
        ({ name, subject }) =>
          `<li><a href="${ROOT}/${name}?lang=${language}">${said(language, subject)}</a> (${name})</li>`,
      )
      .join('')}</ul>`,
  );

const pageOf = ({ name, subject, text }: MailPreview, language: Language): string =>
  page(
    subject,
    `<p><a href="${ROOT}?lang=${language}">All mails</a></p>${languageLinks(`${ROOT}/${name}`)}<h1>${said(language, subject)}</h1><div class="forms">
<section><h2>HTML</h2><iframe sandbox title="The mail as HTML" src="${ROOT}/${name}.html?lang=${language}"></iframe>
<p><a href="${ROOT}/${name}.html?lang=${language}">By itself</a></p></section>
<section><h2>Text</h2><pre tabindex="0" lang="${language}" dir="${directionOf(language)}">${escapeHtml(text)}</pre></section></div>`,
  );

/** Every mail that the product sends, in the language of the reader, to look at while they are written. For development: elsewhere there is no such router. */
export const mailPreviewPages = (previewsIn: MailPreviews, { send, contextOf }: Edge): Router => {
  const show = (request: Request, response: Response, body: string): Promise<void> | void => {
    contextOf(request).route = 'mail preview';
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    return send(
      request,
      response,
      bufferedResponse({ type: 'text/html; charset=utf-8', body, cacheControl: NOT_STORED }),
    );
  };
  const router = Router({ caseSensitive: true });
  router.get(ROOT, (request, response) => {
    const language = languageOf(request);
    return show(request, response, listOf(previewsIn(language), language));
  });
  for (const { name } of previewsIn(DEFAULT_LANGUAGE)) {
    const given = (request: Request, form: (preview: MailPreview, language: Language) => string): string => {
      const language = languageOf(request);
      return previewsIn(language)
        .filter((each) => each.name === name)
        .map((preview) => form(preview, language))
        .join('');
    };
    router.get(`${ROOT}/${name}`, (request, response) => show(request, response, given(request, pageOf)));
    router.get(`${ROOT}/${name}.html`, (request, response) =>
      show(
        request,
        response,
        given(request, ({ html }) => html),
      ),
    );
  }
  return router;
};
