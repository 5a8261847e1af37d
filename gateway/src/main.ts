import { ProcessSettings } from '@wellspring/platform/config/process-settings';
import { pemKey } from '@wellspring/platform/config/service-settings';
import { runProcess } from '@wellspring/platform/process/run-process';
import { actorSigner, readPrivateKey } from '@wellspring/platform/subgraph/signed-actor';
import { z } from 'zod';
import { GatewaySettings } from './config.ts';
import { ServiceAddresses, subgraphsAt } from './service-addresses.ts';
import { wireGateway } from './wire.ts';

const Settings = z.object({
  ...ProcessSettings.shape,
  ...GatewaySettings.shape,
  KAFKA_BROKERS: ProcessSettings.shape.KAFKA_BROKERS.unwrap(),
  ...ServiceAddresses.shape,
  ACTOR_PRIVATE_KEY: pemKey.describe('Signs who is asking, for the services'),
});

await runProcess({
  name: 'gateway',
  settings: Settings,
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
      health: probes,
      observe: ({ seconds, ...answer }) => metrics.observeRequest(answer, seconds),
    });
    return { ...serving, services: [], started };
  },
});
