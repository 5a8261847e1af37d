import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const RebuildRequest = z.object({ projection: z.literal('search') });
const RebuildProgress = z.object({ done: z.int(), of: z.int() });
const RebuildResult = z.union([
  z.object({ places: z.int(), differing: z.int() }),
  /** stopped: so many were compared, and the live index stays */
  z.object({ stoppedAfter: z.int() }),
]);

export type RebuildRequest = z.output<typeof RebuildRequest>;
export type RebuildProgress = z.output<typeof RebuildProgress>;
export type RebuildResult = z.output<typeof RebuildResult>;

/** `rebuild search`: the one projection of catalog. */
export const rebuildContract: CommandContract<RebuildRequest, RebuildProgress, RebuildResult> = {
  name: 'rebuild',
  request: RebuildRequest,
  progress: RebuildProgress,
  result: RebuildResult,
};
