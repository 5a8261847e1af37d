import { pipeline } from 'node:stream/promises';
import { AppError } from '@wellspring/errors';
import type { Objects } from '@wellspring/platform/objects/port';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import { Router, type RequestHandler } from 'express';
import type { Edge } from '../edge/edge.ts';

/** Pictures as the services name them: a key of chance, a size, an ending. Nothing else of the store is served. */
const PICTURE = /^\/media\/((?:[a-z]+\/)[0-9a-f]{32}-\d{2,4}\.(?:webp|jpg))$/;

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** A picture never changes under its name. Other sites may show it, and a browser uses it only as a picture. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** GET /media/…: pictures from the store of files. */
export const media = (objects: Pick<Objects, 'get'>, { contextOf }: Edge): Router => {
  const serve: RequestHandler = async (request, response) => {
    contextOf(request).route = 'media';
    const [, key = '', ending = ''] = /^(.*\.(\w+))$/.exec(PICTURE.exec(request.path)?.[1] ?? '') ?? [];
    const picture = key === '' ? null : await objects.get(key);
    if (picture === null) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
    response.set(HEADERS).set({
      'Content-Type': TYPES[ending] ?? 'application/octet-stream',
      'Content-Length': String(picture.info.size),
      ETag: `"${key}"`,
    });
    if (request.fresh || request.method === 'HEAD') {
      picture.body.destroy();
      return void (request.fresh ? response.status(304) : response).end();
    }
    await pipeline(picture.body, response);
  };
  const router = Router({ caseSensitive: true });
  router.get(/^\/media\//, serve);
  return router;
};
