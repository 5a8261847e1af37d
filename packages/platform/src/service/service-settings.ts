import { z } from 'zod';
import { EngineSettings } from '../config/engine-settings.ts';
import { ProcessSettings } from '../config/process-settings.ts';
import { readPublicKeys } from '../subgraph/actor-keys.ts';
import { pem } from '../config/setting-types.ts';

/** Settings of the process of one service; a service adds its PORT and its engines. */
export const ServiceSettings = z.object({
  ...ProcessSettings.shape,
  MONGODB_URL: EngineSettings.shape.MONGODB_URL.unwrap(),
  KAFKA_BROKERS: EngineSettings.shape.KAFKA_BROKERS.unwrap(),
  ACTOR_PUBLIC_KEY: pem('a P-256 key, or two,', readPublicKeys).describe(
    'Checks who the gateway says is calling: the public half of its key; two in a row while the key is changed',
  ),
});
export type ServiceSettings = z.output<typeof ServiceSettings>;
