import { resolve } from 'node:path';
import { wireGateway } from '@wellspring/gateway/wire';
import { readSettings } from '@wellspring/platform/config/config';
import { listen } from '@wellspring/platform/lifecycle/listen';
import { runProcess } from '@wellspring/platform/lifecycle/run-process';
import { makeLogger } from '@wellspring/platform/log/log';
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
    const fill = isEmbedded && settings.DEMO_DATA && (await wantsDemo(resolve(settings.DATA_DIR)));
    say(`Wellspring keeps its data in ${resolve(settings.DATA_DIR)}`);
    const product = await openProduct({ settings, log, lifecycle });
    for (const service of product.services) await service.start();
    const commands = Object.assign({}, ...product.services.map((service) => service.commands));
    if (fill) {
      say('Filling the empty data folder with the demo places (DEMO_DATA=off starts empty) …');
      const places = await loadDemo(product.folder, commands.import);
      await caughtUp(product);
      say(`${places} places are on the map.`);
    }
    const { listener } = await wireGateway({
      settings,
      subgraphs: Object.fromEntries(product.services.map(({ subgraph }) => [subgraph.name, { local: subgraph }])),
      signActor: () => '',
      bus: product.bus,
      log,
      lifecycle,
      probes: {},
      observe: () => undefined,
    });
    const server = await lifecycle.open(
      'http server',
      () => listen(listener, settings.PORT),
      (open) => open.close(),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`Ready after ${seconds} s: ${settings.PUBLIC_URL ?? `http://localhost:${server.port}`}`);
  },
});
