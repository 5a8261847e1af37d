import express from 'express';
import type { z } from 'zod';
import type { ServiceSettings } from '../service/service-settings.ts';
import { runProcess } from './run-process.ts';
import { serveSubgraph } from '../subgraph/serve-subgraph.ts';
import { readPublicKeys } from '../subgraph/actor-keys.ts';
import { observeRequests } from '../telemetry/observe-requests.ts';
import type { ServiceContext, WiredService } from '../service/service-context.ts';

/** The process of one service: its subgraph for the gateway's signed actors, its consumers, its probes. */
export const runService = <Settings extends ServiceSettings>(
  name: string,
  settings: z.ZodObject & z.ZodType<Settings>,
  wire: (context: ServiceContext<Settings>) => Promise<WiredService>,
  environment: NodeJS.ProcessEnv,
): Promise<void> =>
  runProcess({
    name,
    settings,
    environment,
    start: async (context) => {
      const { log, metrics, probes } = context;
      const publicKeys = readPublicKeys(context.settings.ACTOR_PUBLIC_KEY);
      const service = await wire(context);
      const app = express().disable('x-powered-by');
      app.use(probes, observeRequests(metrics), serveSubgraph(service.subgraph, { publicKeys, log }));
      return { listener: app, services: [service], started: service.start() };
    },
  });
