import { resolve } from 'node:path';
import { answerClientError } from '@wellspring/gateway/security/client-error';
import { wireGateway } from '@wellspring/gateway/wire';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { serveCommands } from '@wellspring/platform/commands/server';
import { readSettings } from '@wellspring/platform/config/config';
import { busCheck, healthRoutes } from '@wellspring/platform/health/health';
import { listen } from '@wellspring/platform/lifecycle/listen';
import { runProcess } from '@wellspring/platform/lifecycle/run-process';
import { makeLogger } from '@wellspring/platform/log/log';
import { measureBus } from '@wellspring/platform/telemetry/bus-metrics';
import { makeMetrics } from '@wellspring/platform/telemetry/metrics';
import { commandsOf } from './commands.ts';
import { StandaloneSettings } from './config.ts';
import { loadDemo, wantsDemo } from './demo.ts';
import { caughtUp, openProduct } from './product.ts';

const startedAt = performance.now();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runProcess({
  settings: () => readSettings(StandaloneSettings, process.env),
  // stdout is for the person at the terminal.
  logger: ({ LOG_LEVEL }) => makeLogger({ service: 'wellspring', level: LOG_LEVEL, destination: process.stderr }),
  start: async ({ settings, log, lifecycle }) => {
    const isEmbedded = settings.MONGODB_URL === undefined;
    const wantsFilling = isEmbedded && settings.DEMO_DATA && (await wantsDemo(resolve(settings.DATA_DIR)));
    say(`Wellspring keeps its data in ${resolve(settings.DATA_DIR)}`);
    const product = await openProduct({ settings, log, lifecycle });
    const { bus, services, folder } = product;
    for (const service of services) await service.start();
    const commands = commandsOf(product);
    if (wantsFilling && commands['import']) {
      say('Filling the empty data folder with the demo places (DEMO_DATA=off starts empty) …');
      const places = await loadDemo(folder, commands['import']);
      await caughtUp(product);
      say(`${places} places are on the map.`);
    }

    const metrics = makeMetrics();
    measureBus(metrics, bus, services);
    const checks = Object.fromEntries([
      ['bus', busCheck(bus)] as const,
      ...services.flatMap((service) => Object.entries(service.checks)),
    ]);
    const { listener } = await wireGateway({
      settings,
      subgraphs: Object.fromEntries(services.map(({ subgraph }) => [subgraph.name, { local: subgraph }])),
      // In process the actor is handed over as a value: nobody verifies a signature.
      signActor: () => '',
      bus,
      log,
      lifecycle,
      health: healthRoutes({ status: () => lifecycle.status(), checks, metrics }),
      observe: ({ seconds, ...answer }) => metrics.observeRequest(answer, seconds),
    });
    await lifecycle.open(
      'commands',
      () => serveCommands({ socketPath: commandSocketPath(folder), commands, log }),
      (server) => server.close(),
    );
    const server = await lifecycle.open(
      'http server',
      () => listen(listener, settings.PORT, { answerMalformed: answerClientError }),
      (open) => open.close(),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`Ready after ${seconds} s: ${settings.PUBLIC_URL ?? `http://localhost:${server.port}`}`);
  },
});
