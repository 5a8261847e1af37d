import type { Logger } from '../log/log.ts';
import type { DataFile } from './data-file.ts';
import type { Lifecycle } from './lifecycle.ts';
import { repeat } from './repeat.ts';

/** How long a deleted row stays at most in the log beside its file, unless a backup holds that. */
const EVERY_MS = 10_000;

/** Empties the logs beside database files now and then: deleted rows are still in them. */
export const keepEmpty = (
  files: readonly DataFile[],
  context: { readonly lifecycle: Lifecycle; readonly log: Logger },
): void => {
  if (files.length === 0) return;
  repeat(
    'emptying the logs of databases',
    EVERY_MS,
    async () => {
      for (const file of files) await file.empty();
    },
    context,
  );
};
