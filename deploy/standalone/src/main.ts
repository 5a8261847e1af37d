import { join, resolve } from 'node:path';
import { wireGateway } from '@wellspring/gateway/wire';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { serveCommands } from '@wellspring/platform/commands/server';
import { holdCommand } from '@wellspring/platform/commands/hold-command';
import { runProcess } from '@wellspring/platform/process/run-process';
import { startedOrWaiting } from '@wellspring/platform/process/started-or-waiting';
import { commandsOf } from './commands.ts';
import { StandaloneSettings } from './config.ts';
import { demoCommand } from '@wellspring/demo/demo-command';
import { fillWithDemo } from '@wellspring/demo/fill-empty-folder';
import { doctorCommand } from '@wellspring/doctor/doctor-command';
import { mailPreviewsFor } from './mail-previews.ts';
import { filesOf } from '@wellspring/platform/service/product';
import { MAPS } from '@wellspring/street-map/archive/folder';
import { wireProduct } from './product.ts';

const startedAt = performance.now();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runProcess({
  name: 'wellspring',
  settings: StandaloneSettings,
  environment: process.env,
  // stdout is for the person at the terminal.
  destination: process.stderr,
  dataFolder: ({ DATA_DIR }) => DATA_DIR,
  start: async (context) => {
    const { settings, objects, bus, log, lifecycle, metrics, probes } = context;
    const folder = context.folder();
    say(`Wellspring keeps its data in ${resolve(settings.DATA_DIR)}`);
    const filling = await fillWithDemo(folder, settings);
    const product = await wireProduct(context);
    const { services } = product;
    const started = Promise.all(services.map((service) => service.start()));
    await startedOrWaiting(started, lifecycle);
    const commands = [
      ...commandsOf(product),
      demoCommand(product, { folder, log }),
      doctorCommand({ ...product, objects, settings }),
      holdCommand({ files: filesOf(product), objects, folder }),
    ];
    await filling?.({ product, log, say, signal: lifecycle.signal });
    const gateway = await wireGateway({
      settings,
      subgraphs: Object.fromEntries(services.map(({ subgraph }) => [subgraph.name, { local: subgraph }])),
      // In process the actor is handed over as a value: no signature is verified.
      signActor: () => '',
      objects,
      bus,
      log,
      lifecycle,
      health: probes,
      observe: ({ seconds, ...answer }) => metrics.observeRequest(answer, seconds),
      mapsFolder: join(folder, MAPS),
      mailPreviews: await mailPreviewsFor(settings),
    });
    await lifecycle.open(
      'commands',
      () => serveCommands({ socketPath: commandSocketPath(folder), commands, log }),
      (server) => server.close(),
    );
    const onReady = (port: number): void => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(`Ready after ${seconds} s: ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`);
    };
    return {
      ...gateway.serving,
      services,
      started: Promise.all([started, gateway.started]),
      onReady,
    };
  },
});
