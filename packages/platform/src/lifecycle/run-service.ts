import express from 'express';
import type { z } from 'zod';
import { openBus } from '../bus/open-bus.ts';
import { readSettings } from '../config/config.ts';
import type { ServiceProcessSettings } from '../config/service-settings.ts';
import { busCheck, healthRoutes } from '../health/health.ts';
import { makeLogger } from '../log/log.ts';
import { serveSubgraph } from '../subgraph/serve-subgraph.ts';
import { readPublicKey } from '../subgraph/signed-actor.ts';
import { measureBus } from '../telemetry/bus-metrics.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import { observeRequests } from '../telemetry/observe-requests.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { listen } from './listen.ts';
import { runProcess } from './run-process.ts';
import type { Surroundings, WiredService } from './wired-service.ts';

/** A service's own process names every engine: there is no folder for embedded ones. */
const noFolder = (): string => {
  throw new Error('A service of its own needs every engine named in its settings');
};

/** The process of one service: its subgraph for the gateway's signed actors, its consumers, its probes. */
export const runService = <Settings extends ServiceProcessSettings>(
  name: string,
  settingsSchema: z.ZodObject & z.ZodType<Settings>,
  wire: (around: Surroundings<Settings>) => Promise<WiredService>,
  environment: NodeJS.ProcessEnv,
): Promise<void> =>
  runProcess({
    settings: () => readSettings(settingsSchema, environment),
    logger: ({ LOG_LEVEL }) => makeLogger({ service: name, level: LOG_LEVEL }),
    start: async ({ settings, log, lifecycle }) => {
      const { KAFKA_BROKERS: brokers, ACTOR_PUBLIC_KEY, OTEL_EXPORTER_OTLP_ENDPOINT: exporterUrl, PORT } = settings;
      await lifecycle.open(
        'tracing',
        () => startTracing({ service: name, exporterUrl }),
        (tracing) => tracing.stop(),
      );
      const bus = await lifecycle.open(
        'bus',
        () => openBus({ brokers, folder: noFolder, clientId: name, log }),
        (open) => open.close(),
      );
      const service = await wire({ settings, folder: noFolder, bus, log, lifecycle });
      const metrics = makeMetrics();
      measureBus(metrics, bus, [service]);
      const checks = { bus: busCheck(bus), ...service.checks };
      const app = express().disable('x-powered-by');
      app.use(healthRoutes({ status: () => lifecycle.status(), checks, metrics }));
      app.use(observeRequests(metrics));
      app.use(serveSubgraph(service.subgraph, { publicKey: readPublicKey(ACTOR_PUBLIC_KEY), log }));
      // Probes answer while the service waits for its engines.
      const server = await lifecycle.open(
        'http server',
        () => listen(app, PORT),
        (open) => open.close(),
      );
      await service.start();
      log.info({ port: server.port }, 'ready');
    },
  });
