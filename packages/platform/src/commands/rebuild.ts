import { z } from 'zod';
import type { Command, CommandContract } from './command.ts';

const RebuildRequest = z.object({});
const RebuildResult = z.union([
  z.object({ rows: z.int(), differing: z.int() }),
  /** stopped before anything was changed, or in the middle of what differed: it may be run again */
  z.object({ stopped: z.literal(true) }),
]);

type RebuildRequest = z.output<typeof RebuildRequest>;
type RebuildResult = z.output<typeof RebuildResult>;

/** `rebuild-NAME`: a projection is computed again from all events, and compared with the stored one. */
export const rebuildContract = (projection: string): CommandContract<RebuildRequest, never, RebuildResult> => ({
  name: `rebuild-${projection}`,
  request: RebuildRequest,
  progress: z.never(),
  result: RebuildResult,
});

/** A requested stop is an answer. */
export const rebuildCommand = (
  projection: string,
  rebuild: (signal: AbortSignal) => Promise<{ readonly rows: number; readonly differing: number }>,
): Command<RebuildRequest, never, RebuildResult> => ({
  ...rebuildContract(projection),
  run: async (_, { signal }) => {
    try {
      return await rebuild(signal);
    } catch (error) {
      if (signal.aborted) return { stopped: true };
      throw error;
    }
  },
});
