import { methodNotAllowed, NO_SUCH_CALL } from '@wellspring/rest-contract/request-messages';
import { Router, type RequestHandler } from 'express';
import { answerCall } from './answer-call.ts';
import type { Edge } from '../edge/edge.ts';
import { refusalResponse } from '../http/error-response.ts';
import type { Method, Route } from './route.ts';

const PARAMETER = /\{(\w+)\}/g;

/** Independent of parameter names: two paths that differ only by them are equal. */
const shapeOf = ({ path }: Route): string => path.replaceAll(PARAMETER, '{}');

/** Refuses other methods of a registered path, with the allowed ones. */
export const refuseOthers = (methods: readonly Method[], { send }: Pick<Edge, 'send'>): RequestHandler => {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (request, response) =>
    send(
      request,
      response,
      refusalResponse(request, {
        code: 'METHOD_NOT_ALLOWED',
        words: methodNotAllowed(request.method, allowed),
        headers: ['Allow', allowed],
      }),
    );
};

/** The rows of each address. Those with fewer parameters come first: /api/locations/suggest is never taken for a location. */
const byAddress = (routes: readonly Route[]): readonly (readonly Route[])[] =>
  [...Map.groupBy(routes, shapeOf)]
    .toSorted(([a], [b]) => a.split('{}').length - b.split('{}').length)
    .map(([, group]) => group);

const REGISTER = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The table of routes as an express router; what it does not know below /api is a 404. @throws when two rows answer one call */
export const restRouter = (routes: readonly Route[], edge: Edge): Router => {
  const router = Router({ caseSensitive: true });
  for (const group of byAddress(routes)) {
    const methods = group.map(({ method }) => method);
    const paths = group.map(({ path }) => path.replaceAll(PARAMETER, ':$1'));
    if (new Set(methods).size < methods.length)
      throw new Error(`Two rows answer one call: ${group.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
    for (const [at, row] of group.entries()) router[REGISTER[row.method]](paths[at] ?? '', answerCall(row, edge));
    router.all(paths[0] ?? '', refuseOthers(methods, edge));
  }
  return router;
};

/** For every address below /api that no row of the table names. */
export const unknownCall =
  ({ send }: Edge): RequestHandler =>
  (request, response) =>
    send(request, response, refusalResponse(request, { code: 'NOT_FOUND', words: NO_SUCH_CALL }));
