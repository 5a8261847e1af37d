import { runProcess } from '@wellspring/platform/process/run-process';
import { readPrivateKey } from '@wellspring/platform/subgraph/actor-keys';
import { actorSigner } from '@wellspring/platform/subgraph/signed-actor';
import { GatewayProcessSettings } from './config.ts';
import { subgraphsAt } from './service-addresses.ts';
import { wireGateway } from './wire.ts';

await runProcess({
  name: 'gateway',
  settings: GatewayProcessSettings,
  environment: process.env,
  start: async ({ settings, objects, bus, log, lifecycle, metrics, probes }) => {
    const { serving, started } = await wireGateway({
      settings,
      subgraphs: subgraphsAt(settings),
      signActor: actorSigner(readPrivateKey(settings.ACTOR_PRIVATE_KEY)),
      objects,
      bus,
      log,
      lifecycle,
      mapsFolder: settings.MAPS_DIR,
      health: probes,
      observe: ({ seconds, ...answer }) => metrics.observeRequest(answer, seconds),
    });
    return { ...serving, services: [], started };
  },
});
