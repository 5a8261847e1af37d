import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import type { Command, CommandContract } from './command.ts';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { Objects } from '../objects/port.ts';
import { FILES, filesBelow, LINKS } from '../data-folder/contents.ts';
import { linkFiles } from '../data-folder/link-files.ts';

const HoldRequest = z.object({});
/** All stands still: how long nothing could be written, and whether uploaded files are in the folder. */
const Held = z.object({ pausedMs: z.number(), hasFiles: z.boolean() });
/** `isWhole`: writes stayed blocked until the copy was confirmed. */
const HoldResult = z.object({ isWhole: z.boolean() });

type HoldRequest = z.output<typeof HoldRequest>;
type Held = z.output<typeof Held>;
type HoldResult = z.output<typeof HoldResult>;

/**
 * The data folder of a product that runs is held still, so that another process can copy it as it was at one instant. The input says how
 * far that is: a first byte begins it, a second means that the databases are copied, its end that the uploaded files are.
 */
export const holdContract: CommandContract<HoldRequest, Held, HoldResult> = {
  name: 'hold-data',
  request: HoldRequest,
  progress: Held,
  result: HoldResult,
};

/** Resolves with the second byte, or at the end. */
const databasesCopied = async (input: AsyncIterator<Uint8Array>): Promise<void> => {
  for (let bytes = 0; bytes < 2;) {
    const piece = await input.next();
    if (piece.done) return;
    bytes += piece.value.byteLength;
  }
};

type DataInUse = { readonly files: readonly DataFile[]; readonly objects: Objects; readonly folder: string };

/** One instant over all databases and uploaded files. Answers for how long nothing could be written, in milliseconds. */
const holdAll = async ({ files, objects, folder }: DataInUse): Promise<number> => {
  for (const file of files) {
    await file.settle();
    await nextTurn();
  }
  const hold = async (): Promise<number> => {
    const from = performance.now();
    const held = files.map((file) => file.hold()); // all within this turn: no write comes between two of them
    const pausedMs = performance.now() - from;
    await Promise.all(held);
    return pausedMs;
  };
  if (objects.whileStill === null) return hold();
  return objects.whileStill(async () => {
    const pausedMs = await hold();
    await mkdir(join(folder, LINKS, FILES), { recursive: true, mode: 0o700 }); // there may be no file
    await linkFiles(filesBelow(join(folder, FILES), FILES), join(folder, LINKS));
    return pausedMs;
  });
};

/** @param files every database in the data folder */
export const holdCommand = (data: DataInUse): Command<HoldRequest, Held, HoldResult> => {
  let isHeld = false;
  const links = join(data.folder, LINKS);
  return {
    ...holdContract,
    run: async (_, { signal, onProgress, input }) => {
      if (isHeld) throw new AppError('CONFLICT', verbatim('A backup of this data folder is being made already.'));
      isHeld = true;
      const release = () => Promise.allSettled(data.files.map((file) => file.release()));
      try {
        await rm(links, { recursive: true, force: true });
        const pausedMs = await holdAll(data);
        onProgress({ pausedMs, hasFiles: data.objects.whileStill !== null });
        const copied = input[Symbol.asyncIterator]();
        await databasesCopied(copied);
        await release();
        while (!(await copied.next()).done);
        return { isWhole: !signal.aborted };
      } finally {
        await release();
        await rm(links, { recursive: true, force: true });
        isHeld = false;
      }
    },
  };
};
