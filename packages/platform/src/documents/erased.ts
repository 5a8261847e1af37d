import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { Source } from './relay-sweep.ts';

const POLL_MS = 10;
/** A removed document goes within milliseconds of its facts; a backup holds the file for as long as it copies it. */
const PATIENCE_MS = 5_000;

const isAnyRemoved = async (sources: readonly Source[]): Promise<boolean> => {
  for (const { purge, outboxes } of sources) if (purge && (await outboxes.hasRemoved())) return true;
  return false;
};

const within = async (isDone: () => Promise<boolean>, why: string): Promise<void> => {
  for (const from = performance.now(); !(await isDone()); await sleep(POLL_MS))
    if (performance.now() - from > PATIENCE_MS) throw new AppError('UNAVAILABLE', verbatim(why));
};

/**
 * Resolves when nothing is left of what was removed until now: removed documents are deleted, and the log beside an embedded file is empty.
 * @throws AppError UNAVAILABLE while facts cannot be published, or a backup holds the file
 */
export const untilErased = async (sources: readonly Source[], file: DataFile | null): Promise<void> => {
  await within(async () => !(await isAnyRemoved(sources)), 'What was removed still waits for the event bus.');
  if (file) await within(() => file.empty(), 'The file cannot be emptied now: a backup is being made, or it is read.');
};
