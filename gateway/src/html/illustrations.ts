import { AppError } from '@wellspring/errors';
import { parseIllustrationPath } from '@wellspring/illustrations/address';
import { drawIllustration } from '@wellspring/illustrations/draw';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { bufferedResponse, weight, type BufferedResponse } from '../http/buffered-response.ts';
import type { Edge } from '../edge/edge.ts';
import { FOR_A_WHILE, FOR_EVER } from './assets.ts';

/** Bytes of cached drawings: some two hundred, as many as a busy hour needs again. */
const MAX_CACHED_BYTES = 8_000_000;

export type Illustrations = {
  /** A cached drawing. */
  readonly cached: (path: string) => BufferedResponse | undefined;
  readonly router: (edge: Edge) => Router;
};

/** GET /illustrations/{version}/{kind}/{format}-{scheme}/{id}.svg: the picture of a place without a photo, drawn from its id. */
export const illustrations = (): Illustrations => {
  const drawn = new LRUCache<string, BufferedResponse>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: weight });
  return {
    cached: (path) => drawn.get(path),
    router: (edge) => {
      const router = Router({ caseSensitive: true });
      router.get('/illustrations/{*path}', (request, response) => {
        edge.contextOf(request).route = 'illustration';
        const illustration = parseIllustrationPath(request.path);
        if (!illustration) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
        const buffered = bufferedResponse({
          type: 'image/svg+xml',
          body: drawIllustration(illustration),
          cacheControl: illustration.isCurrent ? FOR_EVER : FOR_A_WHILE,
        });
        drawn.set(request.path, buffered);
        return edge.send(request, response, buffered);
      });
      return router;
    },
  };
};
