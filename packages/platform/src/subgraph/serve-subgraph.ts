import type { KeyObject } from 'node:crypto';
import { AppError, HTTP_STATUS, INTERNAL_WORDS } from '@wellspring/errors';
import { say, verbatim } from '@wellspring/words/message';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler, Router } from 'express';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { hangUp } from '../lifecycle/hang-up.ts';
import { describeSpan } from '../telemetry/tracing.ts';
import { VISITOR } from './actor.ts';
import { openBudget } from './budget.ts';
import { BUDGET_HEADER, OBJECTS_HEADER, readBudget } from './budget-header.ts';
import { operationTypeOf } from './operation-type.ts';
import { limitsOf } from './operation-limits.ts';
import { runSubgraph, sizedWithin } from './run-subgraph.ts';
import type { ErrorLog } from './run-subgraph.ts';
import { actorVerifier } from './signed-actor.ts';
import type { SignedCall } from './signed-actor.ts';
import type { Subgraph } from './subgraph.ts';

/** The gateway sends a list of entities at most; there are no other callers. */
const BODY_LIMIT = '2mb';

/** Milliseconds that the gateway may have to wait: it has deadlines of its own, of which this is none. */
const SILENT_MS = 60_000;

const bodySchema = z.object({
  query: z.string().max(100_000),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

const bearer = (header: string | undefined): string => /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? '';

/** What the caller did wrong before there was an operation; undefined: the mistake is ours. */
const mistake = (error: unknown): AppError | undefined => {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError) return new AppError('VALIDATION', verbatim(error.message));
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new AppError('TOO_LARGE', say('errors.requestTooLarge'));
  return status === 400 ? new AppError('VALIDATION', say('errors.requestNoJson')) : undefined;
};

const refuse =
  (log: ErrorLog): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const expected = mistake(error);
    if (expected === undefined) log.error({ err: error }, 'a subgraph request failed');
    const { code, message } = expected ?? new AppError('INTERNAL', INTERNAL_WORDS);
    res.status(HTTP_STATUS[code]).json({ errors: [{ message, extensions: { code } }] });
  };

/** POST /graphql of a service in its own process. Only the gateway's signed actors may call. */
export const serveSubgraph = (
  subgraph: Subgraph,
  options: { readonly publicKeys: readonly KeyObject[]; readonly log: ErrorLog },
): Router => {
  const { publicKeys, log } = options;
  const prepare = runSubgraph(subgraph, log);
  const verify = actorVerifier(subgraph.name, publicKeys);

  const calls = new WeakMap<object, SignedCall>();

  const authenticate: RequestHandler = (req, _res, next) => {
    calls.set(req, verify(bearer(req.headers.authorization)));
    next();
  };
  const run: RequestHandler = async (req, res) => {
    const body = bodySchema.safeParse(req.body);
    if (!body.success) throw new AppError('VALIDATION', say('errors.queryMissing'));
    const { query, operationName, variables } = body.data;
    const call = prepare(query, operationName ?? undefined);
    const actor = calls.get(req)?.actor ?? VISITOR;
    const operationType = operationTypeOf(query);
    const most = limitsOf(query, operationType === 'mutation');
    const budget = openBudget(readBudget(req.get(BUDGET_HEADER), most), hangUp(res));
    req.socket.setTimeout(SILENT_MS);
    describeSpan({
      'subgraph.name': subgraph.name,
      'graphql.operation.name': operationName ?? undefined,
      'graphql.operation.type': operationType,
    });
    const result = sizedWithin(await call(variables ?? {}, actor, budget), budget);
    res.set(OBJECTS_HEADER, String(budget.used())).json(result);
  };
  const readJson = express.json({
    limit: BODY_LIMIT,
    verify: (req, _res, body) => {
      if (calls.get(req)?.isOf(body) !== true) throw new AppError('UNAUTHENTICATED', say('contract.unauthorized'));
    },
  });
  // the token is verified before a byte of the body is read, and the body before it is parsed
  return express.Router().post('/graphql', authenticate, readJson, run, refuse(log));
};
