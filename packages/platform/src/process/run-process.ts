import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { AppError } from '@wellspring/errors';
import express, { type RequestHandler } from 'express';
import type { DestinationStream } from 'pino';
import type { z } from 'zod';
import { readSettings, type Environment } from '../config/config.ts';
import type { ProcessSettings } from '../config/process-settings.ts';
import { MEGABYTES_TO_START } from '../data-folder/room.ts';
import { isDiskFull } from '../disk-problem.ts';
import { busCheck, openHealth, type Check, type Health } from '../health/health.ts';
import { folderProblem } from '../lifecycle/data-folder.ts';
import { type Lifecycle, makeLifecycle } from '../lifecycle/lifecycle.ts';
import type { AnswerMalformed } from '../lifecycle/connections.ts';
import { checkPort, listen } from '../lifecycle/listen.ts';
import { makeLogger, type Logger } from '../log/log.ts';
import type { ServiceContext, WiredService } from '../service/service-context.ts';
import { measureBus } from './bus-metrics.ts';
import { measureProcess } from '../telemetry/process-metrics.ts';
import { makeMetrics, type Metrics } from '../telemetry/metrics.ts';
import { collectWhenIdle } from './idle-garbage-collector.ts';
import { endOnUncaughtError, endProcess, endOnSignal } from './end-of-process.ts';
import { openProcess } from './open-process.ts';
import { startedOrWaiting } from './started-or-waiting.ts';

/** What a process is handed to build itself from. */
export type ProcessContext<Settings> = ServiceContext<Settings> & {
  readonly metrics: Metrics;
  /** /healthz and /readyz, for the port of the process */
  readonly probes: RequestHandler;
};

/** What a process is made of when it is built. */
export type Serving = {
  readonly listener: RequestListener;
  readonly answerMalformed?: AnswerMalformed;
  /** most connections of one address; absent: no limit but that of all together */
  readonly connectionsPerAddress?: number | undefined;
  readonly services: readonly WiredService[];
  /** settles when nothing waits for an engine any more; requests are taken meanwhile */
  readonly started: Promise<unknown>;
  /** called when requests are taken */
  readonly onReady?: (port: number) => void;
};

export type Program<Settings extends ProcessSettings> = {
  readonly name: string;
  readonly settings: z.ZodObject & z.ZodType<Settings>;
  readonly environment: Environment;
  /** where its log goes; stdout unless given */
  readonly destination?: DestinationStream;
  /** the folder of embedded engines; absent: every engine is named in its settings */
  readonly dataFolder?: (settings: Settings) => string;
  /** Opens what this process has beside the others, through the lifecycle. */
  readonly start: (context: ProcessContext<Settings>) => Promise<Serving>;
};

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const settingsOf = <Settings extends ProcessSettings>({ settings, environment }: Program<Settings>): Settings => {
  try {
    return readSettings(settings, environment);
  } catch (error) {
    say(error instanceof AppError ? error.message : String(error));
    process.exit(1);
  }
};

const checksOf = (services: readonly WiredService[]): Readonly<Record<string, Check>> =>
  Object.fromEntries(services.flatMap(({ checks }) => Object.entries(checks)));

/** Details and figures, on a port of their own that visitors do not reach. */
const serveAdmin = async (settings: ProcessSettings, health: Health, lifecycle: Lifecycle): Promise<void> => {
  const { ADMIN_PORT: port, ADMIN_HOST: host } = settings;
  if (port === undefined) return;
  const app = express().disable('x-powered-by').use(health.details);
  await lifecycle.open(
    'admin server',
    () => listen(app, port, { host, setting: 'ADMIN_PORT' }),
    (server) => server.close(),
  );
};

/**
 * Informs the parent process that a crash from now on needs a restart. A parent that ends at this moment has closed the channel:
 * the failed message is dropped, and 'disconnect' ends this process in order.
 */
const reportReady = (): void => {
  if (process.connected) process.send?.('ready', undefined, undefined, () => undefined);
};

const open = async <Settings extends ProcessSettings>(
  program: Program<Settings>,
  settings: Settings,
  { log, lifecycle }: { readonly log: Logger; readonly lifecycle: Lifecycle },
): Promise<Serving> => {
  const { name, dataFolder } = program;
  await checkPort(settings.PORT, { host: settings.HOST });
  const { bus, folder, objects } = await openProcess(
    { name, settings, dataFolder: dataFolder?.(settings), megabytes: MEGABYTES_TO_START },
    { log, lifecycle },
  );
  const metrics = makeMetrics();
  measureProcess(metrics);
  const checks: Record<string, Check> = { bus: busCheck(bus) };
  const health = openHealth({ status: () => lifecycle.status(), checks, metrics });
  const context = { settings, folder, objects, bus, log, lifecycle, metrics, probes: health.probes };
  await serveAdmin(settings, health, lifecycle);
  const serving = await program.start(context);
  Object.assign(checks, checksOf(serving.services));
  measureBus(metrics, bus, serving.services);
  for (const total of serving.services.flatMap(({ totals }) => totals))
    if (total.label === undefined) metrics.total(total.name, total.help, total.read);
    else metrics.totalBy(total.label, total.name, total.help, total.read);
  await startedOrWaiting(serving.started, lifecycle);
  const { answerMalformed, connectionsPerAddress } = serving;
  const server = await lifecycle.open(
    'http server',
    () => listen(serving.listener, settings.PORT, { host: settings.HOST, answerMalformed, connectionsPerAddress }),
    (opened) => opened.close(),
  );
  lifecycle.ready();
  collectWhenIdle();
  log.info({ port: server.port }, 'ready');
  serving.onReady?.(server.port);
  reportReady();
  return serving;
};

/** A full disk has the same message at every step of the start. */
const problemOf = (error: unknown, folder: string | undefined): unknown =>
  folder !== undefined && isDiskFull(error) ? folderProblem(resolve(folder), error) : error;

/**
 * The life of a process: settings, log, traces, bus, figures and health; what the program itself is; listening; and on
 * SIGTERM, SIGINT or SIGHUP an orderly end within 10 s with status 0. A second signal ends it at once. What stops it from
 * starting is one sentence on stderr (AppError) or a logged stack, and status 1. Its files are readable only by this user.
 */
export const runProcess = async <Settings extends ProcessSettings>(program: Program<Settings>): Promise<void> => {
  process.umask(0o077);
  const settings = settingsOf(program);
  const { destination } = program;
  const log = makeLogger({ service: program.name, level: settings.LOG_LEVEL, ...(destination && { destination }) });
  const lifecycle = makeLifecycle(log);
  endOnUncaughtError(log);
  endOnSignal(lifecycle, log);
  try {
    const { started } = await open(program, settings, { log, lifecycle });
    await started;
  } catch (error) {
    if (lifecycle.status() === 'stopping') return;
    const problem = problemOf(error, program.dataFolder?.(settings));
    if (problem instanceof AppError) say(problem.message);
    else log.fatal({ err: problem }, 'could not start');
    await endProcess(lifecycle, log, 1);
  }
};
