import { AppError } from '@wellspring/errors';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { bufferedResponse, weight, type BufferedResponse } from '../http/buffered-response.ts';
import type { Edge } from '../edge/edge.ts';
import { FOR_A_WHILE, FOR_EVER } from './assets.ts';

/** Bytes of cached drawings of one kind: some hundreds, as many as a busy hour needs again. */
const MAX_CACHED_BYTES = 8_000_000;

/** A drawing as SVG, and whether its address names all that it was drawn from: it is cached then, and browsers keep it for ever. */
type Drawn = { readonly svg: string; readonly isCurrent: boolean };

export type DrawnPictures = {
  /** A cached drawing. */
  readonly cached: (path: string) => BufferedResponse | undefined;
  readonly router: (edge: Edge) => Router;
};

type Options = {
  /** the first part of their addresses */
  readonly folder: string;
  /** how the log and the figures call them */
  readonly route: string;
  /** Draws what an address asks for; null: it is none of theirs. */
  readonly draw: (path: string) => Promise<Drawn | null>;
};

/** Pictures that are drawn when they are first requested, and cached. */
export const drawnPictures = ({ folder, route, draw }: Options): DrawnPictures => {
  const drawn = new LRUCache<string, BufferedResponse>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: weight });
  return {
    cached: (path) => drawn.get(path),
    router: (edge) => {
      const router = Router({ caseSensitive: true });
      router.get(`/${folder}/{*path}`, async (request, response) => {
        edge.contextOf(request).route = route;
        const drawing = await draw(request.path);
        if (!drawing) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
        const buffered = bufferedResponse({
          type: 'image/svg+xml',
          body: drawing.svg,
          cacheControl: drawing.isCurrent ? FOR_EVER : FOR_A_WHILE,
        });
        if (drawing.isCurrent) drawn.set(request.path, buffered);
        await edge.send(request, response, buffered);
      });
      return router;
    },
  };
};
