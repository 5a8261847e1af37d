import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';

type Variables = Readonly<Record<string, unknown>>;

/** Calls a service as a member, as the gateway would. @throws when it refuses */
export type AskService = (service: string, query: string, variables: Variables, actor: Actor) => Promise<unknown>;

/** Opens the product in this process, without its edge, for as long as the work takes. `settled`: every event so far has been handled. */
export const withServices = async <T>(
  environment: NodeJS.ProcessEnv,
  work: (ask: AskService, settled: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const log = makeLogger({ service: 'bench', level: 'error', destination: process.stderr });
  const lifecycle = makeLifecycle(log);
  try {
    const product = await openProduct({ settings: readSettings(StandaloneSettings, environment), log, lifecycle });
    for (const service of product.services) await service.start();
    const queries = new Map(product.services.map(({ subgraph }) => [subgraph.name, runSubgraph(subgraph, log)]));
    const ask: AskService = async (service, query, variables, actor) => {
      const run = queries.get(service);
      if (!run) throw new Error(`The product has no ${service}`);
      const { data, errors } = await run(query)(variables, actor);
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    };
    return await work(ask, () => caughtUp(product));
  } finally {
    await lifecycle.close();
  }
};
