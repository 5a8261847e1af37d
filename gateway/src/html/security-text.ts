import { Router } from 'express';
import { bufferedResponse } from '../http/buffered-response.ts';
import type { Edge } from '../edge/edge.ts';

const PATH = '/.well-known/security.txt';
/** Days that the file may be relied on; RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** When the file expires: at the end of a day, so that it is the same all day. */
const expiryOf = (now: Date): string =>
  new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();

/**
 * Says where weaknesses of the site are reported, as RFC 9116 has it.
 * @param contact an address of the web or of mail, as a URI; null: the site's own contact page
 */
export const securityText = (contact: string | null, edge: Edge): Router => {
  const { publicUrl, send, contextOf } = edge;
  const router = Router({ caseSensitive: true });
  router.get(PATH, (request, response) => {
    contextOf(request).route = PATH;
    const lines = [
      `Contact: ${contact ?? `${publicUrl}/contact`}`,
      `Expires: ${expiryOf(new Date())}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${PATH}`,
    ];
    const body = `${lines.join('\n')}\n`;
    return send(
      request,
      response,
      bufferedResponse({ type: 'text/plain; charset=utf-8', body, cacheControl: 'public, max-age=3600' }),
    );
  });
  return router;
};
