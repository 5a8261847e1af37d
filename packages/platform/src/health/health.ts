import { AppError } from '@wellspring/errors';
import type { Router } from 'express';
import express from 'express';
import type { Bus } from '../bus/port.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Resolves when all is well, or with the reason why it works only in part; rejects when the dependency does not answer. */
export type Check = () => Promise<string | void>;

type State = 'up' | 'degraded' | 'down';
type Finding = { readonly state: State; readonly reason?: string };

export type Readiness = {
  readonly status: ReturnType<Lifecycle['status']>;
  /** degraded: some dependency is away, and what does not need it works */
  readonly state: State;
  readonly checks: Readonly<Record<string, Finding>>;
};

/** The longest a check may take, and how long what was found is told again: probes must not become load. */
const CHECK_MS = 1_000;
const KEEP_MS = 1_000;

/** Only words written for readers are told: the address of a database is nobody's business. */
const reasonOf = (error: unknown): string => (error instanceof AppError ? error.message : 'It does not answer');

const examine = async (check: Check): Promise<Finding> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AppError('UNAVAILABLE', 'It did not answer within 1 s')), CHECK_MS);
  try {
    const reason = await Promise.race([check(), late.promise]);
    return reason ? { state: 'degraded', reason } : { state: 'up' };
  } catch (error) {
    return { state: 'down', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
};

/** Says which consumers wait, and for what. */
export const busCheck =
  (bus: Pick<Bus, 'status'>): Check =>
  async () => {
    const { up, waiting } = bus.status();
    if (!up) throw new AppError('UNAVAILABLE', 'The broker does not answer');
    return waiting.map(({ group, reason }) => `${group} waits: ${reason}`).join('; ');
  };

const examineAll = async (checks: Readonly<Record<string, Check>>): Promise<Readonly<Record<string, Finding>>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await examine(check)] as const)),
  );

const keptFor = <T>(milliseconds: number, make: () => Promise<T>): (() => Promise<T>) => {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (kept === undefined || now >= kept.until) kept = { value: make(), until: now + milliseconds };
    return kept.value;
  };
};

/**
 * /healthz: the process lives. /readyz: 200 while it takes requests, though a dependency may be away; 503 before and
 * after. /metrics: figures for Prometheus.
 */
export const healthRoutes = (options: {
  readonly status: Lifecycle['status'];
  readonly checks: Readonly<Record<string, Check>>;
  readonly metrics: Metrics;
}): Router => {
  const { status, checks, metrics } = options;
  const found = keptFor(KEEP_MS, () => examineAll(checks));

  const readiness = async (): Promise<Readiness> => {
    if (status() !== 'ready') return { status: status(), state: 'down', checks: {} };
    const findings = await found();
    const isWell = Object.values(findings).every(({ state }) => state === 'up');
    return { status: status(), state: isWell ? 'up' : 'degraded', checks: findings };
  };

  return express
    .Router()
    .use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .get('/healthz', (_request, response) => {
      response.json({ state: 'up' });
    })
    .get('/readyz', async (_request, response) => {
      const now = await readiness();
      response.status(now.status === 'ready' ? 200 : 503).json(now);
    })
    .get('/metrics', async (_request, response) => {
      response.set('Content-Type', metrics.contentType).send(await metrics.text());
    });
};
