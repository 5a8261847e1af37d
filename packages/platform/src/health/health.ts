import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { RequestHandler, Router } from 'express';
import express from 'express';
import type { Bus } from '../bus/port.ts';
import { connectionProblem } from '../connection-problem.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import { memoizeFor } from '../memoize-for.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { withTimeout } from '../timeout.ts';

/** State of a dependency that answers: why it works only in part, and figures for the operator. */
export type CheckResult = {
  readonly reason?: string;
  readonly figures?: Readonly<Record<string, number | boolean | null>>;
};

/** Resolves when all is well, or with a reason and figures; rejects when the dependency does not answer. Asked at most every 2 s. */
export type Check = () => Promise<CheckResult | void>;

type State = 'up' | 'degraded' | 'down';
type Finding = { readonly state: State } & CheckResult;

/** What /readyz says on the admin port. */
export type Readiness = {
  readonly status: ReturnType<Lifecycle['status']>;
  /** degraded: some dependency is away, and what does not need it works */
  readonly state: State;
  readonly checks: Readonly<Record<string, Finding>>;
};

export type Health = {
  /** for the port of the process: a status code and one word, nothing about the inside */
  readonly probes: RequestHandler;
  /** for the admin port: each dependency, and figures for Prometheus */
  readonly details: RequestHandler;
};

/** The longest a check may take, and how long a result is cached: probes must not become load. */
const CHECK_MS = 1_000;
const KEEP_MS = 2_000;

/** Only messages written for readers are shown: the address of a database is not. */
const reasonOf = (error: unknown): string => {
  const text = error instanceof AppError ? error.message : 'It does not answer';
  const problem = connectionProblem(error);
  return problem === undefined ? text : `${text.replace(/\.$/, '')}: ${problem}`;
};

const examine = async (check: Check): Promise<Finding> => {
  const timeoutError = (): AppError => new AppError('UNAVAILABLE', verbatim('It did not answer within 1 s'));
  try {
    const { reason, figures } = (await withTimeout(check(), CHECK_MS, timeoutError)) ?? {};
    return { state: reason ? 'degraded' : 'up', ...(reason && { reason }), ...(figures && { figures }) };
  } catch (error) {
    return { state: 'down', reason: reasonOf(error) };
  }
};

/** Says which consumers wait, and for what. */
export const busCheck =
  (bus: Pick<Bus, 'status'>): Check =>
  async () => {
    const { up, waiting } = bus.status();
    if (!up) throw new AppError('UNAVAILABLE', verbatim('The broker does not answer'));
    return { reason: waiting.map(({ group, reason }) => `${group} waits: ${reason}`).join('; ') };
  };

const examineAll = async (checks: Readonly<Record<string, Check>>): Promise<Readonly<Record<string, Finding>>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await examine(check)] as const)),
  );

/** These paths to the letter: a rule in front of the process that hides one hides it whole. */
const routes = (): Router =>
  express
    .Router({ caseSensitive: true, strict: true })
    .use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    });

/**
 * /healthz: the process lives. /readyz: 200 while it takes requests, though a dependency may be away; 503 before and
 * after. /metrics: figures for Prometheus. `checks` may still be added to until the process is ready.
 */
export const openHealth = (options: {
  readonly status: Lifecycle['status'];
  readonly checks: Readonly<Record<string, Check>>;
  readonly metrics: Pick<Metrics, 'gaugeBy' | 'text' | 'contentType'>;
}): Health => {
  const { status, checks, metrics } = options;
  const found = memoizeFor(KEEP_MS, () => examineAll(checks));
  const code = (): number => (status() === 'ready' ? 200 : 503);
  metrics.gaugeBy('dependency', 'wellspring_dependency_up', '1 while a dependency answers, be it in part', async () =>
    Object.fromEntries(Object.entries(await found()).map(([name, { state }]) => [name, Number(state !== 'down')])),
  );

  const readiness = async (): Promise<Readiness> => {
    if (status() !== 'ready') return { status: status(), state: 'down', checks: {} };
    const findings = await found();
    const isWell = Object.values(findings).every(({ state }) => state === 'up');
    return { status: status(), state: isWell ? 'up' : 'degraded', checks: findings };
  };

  const probes = routes()
    .get('/healthz', (_request, response) => void response.type('text').send('up'))
    .get('/readyz', (_request, response) => void response.status(code()).type('text').send(status()));
  const details = routes()
    .get('/healthz', (_request, response) => void response.json({ state: 'up' }))
    .get('/readyz', async (_request, response) => {
      const now = await readiness();
      response.status(code()).json(now);
    })
    .get('/metrics', async (_request, response) => {
      response.set('Content-Type', metrics.contentType).send(await metrics.text());
    });
  return { probes, details };
};
