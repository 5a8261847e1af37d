import type { Command, CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';
import type { Product } from '@wellspring/platform/service/product';
import { liftRevisions } from './lift-revisions.ts';

const LiftRequest = z.object({});
const LiftProgress = z.object({ service: z.string() });
const LiftResult = z.union([
  z.object({ documents: z.int(), raised: z.int(), gone: z.int() }),
  /** stopped in the middle: it may be run again */
  z.object({ stopped: z.literal(true) }),
]);

type LiftRequest = z.output<typeof LiftRequest>;
type LiftProgress = z.output<typeof LiftProgress>;
type LiftResult = z.output<typeof LiftResult>;

/** The documents of all services are brought above what the log holds. */
export const liftContract: CommandContract<LiftRequest, LiftProgress, LiftResult> = {
  name: 'lift-revisions',
  request: LiftRequest,
  progress: LiftProgress,
  result: LiftResult,
};

export const liftCommand = (product: Product): Command<LiftRequest, LiftProgress, LiftResult> => ({
  ...liftContract,
  run: async (_, { signal, onProgress }) => {
    const sum = { documents: 0, raised: 0, gone: 0 };
    try {
      for (const service of product.services) {
        onProgress({ service: service.subgraph.name });
        const { documents, raised, gone } = await liftRevisions(product, service, signal);
        sum.documents += documents;
        sum.raised += raised;
        sum.gone += gone;
      }
    } catch (error) {
      if (signal.aborted) return { stopped: true };
      throw error;
    }
    return sum;
  },
});
