import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const DemoRequest = z.object({ action: z.enum(['add', 'remove']) });
const DemoProgress = z.object({ line: z.string() });
const DemoResult = z.object({});

export type DemoRequest = z.output<typeof DemoRequest>;
export type DemoProgress = z.output<typeof DemoProgress>;
export type DemoResult = z.output<typeof DemoResult>;

/** `demo`: fills the product with example data, or removes all of it. Both may be repeated. */
export const demoContract: CommandContract<DemoRequest, DemoProgress, DemoResult> = {
  name: 'demo',
  request: DemoRequest,
  progress: DemoProgress,
  result: DemoResult,
};
