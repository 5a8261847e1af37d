import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const RemoveDemoReportsRequest = z.object({ userIds: z.array(z.string()) });
const RemoveDemoReportsResult = z.object({ removed: z.int() });

export type RemoveDemoReportsRequest = z.output<typeof RemoveDemoReportsRequest>;
export type RemoveDemoReportsResult = z.output<typeof RemoveDemoReportsResult>;

/** `remove-demo-reports`: takes away what the demo's accounts reported. Those of members stay, without them when they leave. */
export const removeDemoReportsContract: CommandContract<RemoveDemoReportsRequest, never, RemoveDemoReportsResult> = {
  name: 'remove-demo-reports',
  request: RemoveDemoReportsRequest,
  progress: z.never(),
  result: RemoveDemoReportsResult,
};
