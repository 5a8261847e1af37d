import { readFileSync } from 'node:fs';
import { openGraph } from '@wellspring/gateway/graph/graph';
import type { Logger } from '@wellspring/platform/log/log';
import type { Product } from '@wellspring/platform/service/product';

const supergraphSdl = readFileSync(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8');

/** The graph over the services of a product in this process. */
export const openProductGraph = ({ services }: Pick<Product, 'services'>, log: Logger) =>
  openGraph({
    supergraphSdl,
    subgraphs: Object.fromEntries(services.map(({ subgraph }) => [subgraph.name, { local: subgraph }])),
    signActor: () => '',
    log,
  });
