import type { AnyCommand, Command } from '@wellspring/platform/commands/command';
import type { Objects } from '@wellspring/platform/objects/port';
import { receiveImage } from '@wellspring/platform/images/uploads';
import type { ModerationUseCases } from '../use-cases.ts';
import {
  demoHeroImageContract,
  removeDemoHeroImagesContract,
  type DemoHeroImageRequest,
  type DemoHeroImageResult,
  type NothingRequest,
  type RemovedResult,
} from './demo-hero-images-contract.ts';

async function* buffers(input: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of input) yield Buffer.from(piece);
}

type UseCases = Pick<ModerationUseCases, 'addDemoHeroImage' | 'removeDemoHeroImages'>;

const addCommand = (
  { addDemoHeroImage }: UseCases,
  objects: Objects,
): Command<DemoHeroImageRequest, never, DemoHeroImageResult> => ({
  ...demoHeroImageContract,
  run: async ({ originalName }, { input, signal }) => {
    const upload = await receiveImage(objects, buffers(input), signal);
    const added = await addDemoHeroImage({ upload, originalName });
    if (!added) await objects.remove([upload]);
    return { added };
  },
});

const removeCommand = ({ removeDemoHeroImages }: UseCases): Command<NothingRequest, never, RemovedResult> => ({
  ...removeDemoHeroImagesContract,
  run: async () => ({ removed: await removeDemoHeroImages() }),
});

/** What fills the landing page with the demo's pictures and empties it of them. */
export const demoHeroImageCommands = (useCases: UseCases, objects: Objects): readonly AnyCommand[] => [
  addCommand(useCases, objects),
  removeCommand(useCases),
];
