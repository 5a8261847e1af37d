import { AppError, isErrorCode } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { runSubgraph, type ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import type { ServiceName } from '@wellspring/service-registry/services';
import type { Product } from '@wellspring/platform/service/product';
import { verbatim } from '@wellspring/words/message';

/** Asks a service as the gateway would. @throws AppError as the service answers */
export type AskService = (service: ServiceName, actor: Actor, text: string, variables?: Variables) => Promise<unknown>;

/** The services of a product, to be called without a gateway. */
export const askServices =
  ({ services }: Pick<Product, 'services'>, log: ErrorLog): AskService =>
  async (name, actor, text, variables = {}) => {
    const service = services.find(({ subgraph }) => subgraph.name === name);
    if (!service) throw new Error(`There is no service ${name} here`);
    const { data, errors } = await runSubgraph(service.subgraph, log)(text)(variables, actor);
    const [error] = errors ?? [];
    if (!error) return data;
    const code = error.extensions?.['code'];
    throw new AppError(isErrorCode(code) ? code : 'INTERNAL', verbatim(error.message));
  };
