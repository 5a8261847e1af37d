import type { RenderRefused } from '@wellspring/page-contract/render-page';
import type { ErrorPage } from '../edge/refusal-answers.ts';
import { bufferedResponse, NOT_STORED, type BufferedResponse } from '../http/buffered-response.ts';
import { htmlShell } from './shell.ts';

// Bounded: at most 4,000 characters, the template of our own build.
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;

/**
 * Pages for people whose request is refused: in the site's look, without its client, which would not know what to show. Each
 * is rendered once, since refusing must cost little; the messages are ours, and few.
 */
export const errorPage = (template: string, renderRefused: RenderRefused): ErrorPage => {
  const shell = htmlShell(template.replaceAll(SCRIPTS, ''));
  const rendered = new Map<string, BufferedResponse>();
  return (status, message, language) => {
    const key = `${language} ${status} ${message}`;
    const response =
      rendered.get(key) ??
      bufferedResponse({
        status,
        type: 'text/html; charset=utf-8',
        body: shell({ ...renderRefused({ status, message, language }), language, state: null }),
        cacheControl: NOT_STORED,
      });
    rendered.set(key, response);
    return response;
  };
};
