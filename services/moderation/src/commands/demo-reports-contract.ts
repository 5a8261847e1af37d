import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const RemoveDemoReportsRequest = z.object({ userIds: z.array(z.string()) });
const RemoveDemoReportsResult = z.object({ removed: z.int() });

export type RemoveDemoReportsRequest = z.output<typeof RemoveDemoReportsRequest>;
export type RemoveDemoReportsResult = z.output<typeof RemoveDemoReportsResult>;

/** `remove-demo-reports`: removes the reports of the demo's accounts. Reports of members stay, also after their accounts are deleted. */
export const removeDemoReportsContract: CommandContract<RemoveDemoReportsRequest, never, RemoveDemoReportsResult> = {
  name: 'remove-demo-reports',
  request: RemoveDemoReportsRequest,
  progress: z.never(),
  result: RemoveDemoReportsResult,
};
