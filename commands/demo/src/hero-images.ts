import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  demoHeroImageContract,
  removeDemoHeroImagesContract,
} from '@wellspring/moderation/commands/demo-hero-images-contract';
import type { RunCommand } from '@wellspring/platform/commands/command';

const PICTURES = fileURLToPath(new URL('../data/hero-images', import.meta.url));

/** Puts the demo's pictures on the landing page, in the order of their names. Those that are there are not added again. */
export const addDemoHeroImages = async (run: RunCommand, signal: AbortSignal): Promise<void> => {
  for (const originalName of (await readdir(PICTURES)).toSorted()) {
    await run(
      demoHeroImageContract,
      { originalName },
      { input: createReadStream(join(PICTURES, originalName)), signal },
    );
    signal.throwIfAborted();
  }
};

/** Takes them away, and no others. Answers how many there were. */
export const removeDemoHeroImages = async (run: RunCommand): Promise<number> =>
  (await run(removeDemoHeroImagesContract, {})).removed;
