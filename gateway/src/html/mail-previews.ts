import { Router, type Request, type Response } from 'express';
import { bufferedResponse, NOT_STORED } from '../http/buffered-response.ts';
import { escapeHtml } from './escape-html.ts';
import type { Edge } from '../edge/edge.ts';

/** A mail as somebody would get it, with example data. */
export type MailPreview = {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

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

const listOf = (previews: readonly MailPreview[]): string =>
  page(
    'Mails',
    `<h1>Mails</h1><ul>${previews
      .map(({ name, subject }) => `<li><a href="${ROOT}/${name}">${escapeHtml(subject)}</a> (${name})</li>`)
      .join('')}</ul>`,
  );

const pageOf = ({ name, subject, text }: MailPreview): string =>
  page(
    subject,
    `<p><a href="${ROOT}">All mails</a></p><h1>${escapeHtml(subject)}</h1><div class="forms">
<section><h2>HTML</h2><iframe sandbox title="The mail as HTML" src="${ROOT}/${name}.html"></iframe>
<p><a href="${ROOT}/${name}.html">By itself</a></p></section>
<section><h2>Text</h2><pre tabindex="0">${escapeHtml(text)}</pre></section></div>`,
  );

/** Every mail that the product sends, to look at while they are written. For development: elsewhere there is no such router. */
export const mailPreviewPages = (previews: readonly MailPreview[], { send, contextOf }: Edge): Router => {
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
  router.get(ROOT, (request, response) => show(request, response, listOf(previews)));
  for (const preview of previews) {
    router.get(`${ROOT}/${preview.name}`, (request, response) => show(request, response, pageOf(preview)));
    router.get(`${ROOT}/${preview.name}.html`, (request, response) => show(request, response, preview.html));
  }
  return router;
};
