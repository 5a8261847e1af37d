import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const DemoHeroImageRequest = z.object({ originalName: z.string() });
const DemoHeroImageResult = z.object({ added: z.boolean() });
const NothingRequest = z.object({});
const RemovedResult = z.object({ removed: z.int() });

export type DemoHeroImageRequest = z.output<typeof DemoHeroImageRequest>;
export type DemoHeroImageResult = z.output<typeof DemoHeroImageResult>;
export type NothingRequest = z.output<typeof NothingRequest>;
export type RemovedResult = z.output<typeof RemovedResult>;

/** `demo-hero-image`: a picture for the top of the landing page; its input is the file. One that is there is not added twice. */
export const demoHeroImageContract: CommandContract<DemoHeroImageRequest, never, DemoHeroImageResult> = {
  name: 'demo-hero-image',
  request: DemoHeroImageRequest,
  progress: z.never(),
  result: DemoHeroImageResult,
};

/** `remove-demo-hero-images`: removes those of the demo, and no others. */
export const removeDemoHeroImagesContract: CommandContract<NothingRequest, never, RemovedResult> = {
  name: 'remove-demo-hero-images',
  request: NothingRequest,
  progress: z.never(),
  result: RemovedResult,
};
