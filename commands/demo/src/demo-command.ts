import { runHere, type Command } from '@wellspring/platform/commands/command';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import { caughtUp, type Product } from '@wellspring/platform/service/product';
import { askServices } from './ask-services.ts';
import { addDemo, removeDemo, type DemoDeps } from './demo.ts';
import { demoContract, type DemoProgress, type DemoRequest, type DemoResult } from './demo-contract.ts';

/** What the demo needs of a product that has started. */
export const demoOf = (
  product: Product,
  { folder, log }: { readonly folder: string; readonly log: ErrorLog },
): Omit<DemoDeps, 'say' | 'signal'> => ({
  folder,
  run: runHere(product.services.flatMap(({ commands }) => commands)),
  ask: askServices(product, log),
  caughtUp: product.bus.status().up ? (signal) => caughtUp(product, { signal }) : null,
});

/** @param here where the data is stored, and where errors are reported */
export const demoCommand = (
  product: Product,
  here: Parameters<typeof demoOf>[1],
): Command<DemoRequest, DemoProgress, DemoResult> => ({
  ...demoContract,
  run: async ({ action }, { signal, onProgress }) => {
    const say = (line: string): void => onProgress({ line });
    await (action === 'add' ? addDemo : removeDemo)({ ...demoOf(product, here), say, signal });
    return {};
  },
});
