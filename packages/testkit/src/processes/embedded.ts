import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { rowsFile } from './distributed.ts';
import { freePort } from './free-port.ts';
import { type Ended, endPrograms, ready, startProgram } from './program.ts';

export type Embedded = {
  readonly origin: string;
  /** Runs the import command beside the product, with more arguments where they are given. */
  readonly import: (rows: readonly object[], ...args: readonly string[]) => Promise<Ended>;
};

/** Starts the whole product as one process on an empty folder; it ends after the last test of the file. `dataFolder`: its DATA_DIR */
export const startEmbedded = async (dataFolder?: string): Promise<Embedded> => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataFolder ?? join(folder, 'data'),
    DEMO_DATA: 'off',
  };
  const program = startProgram('deploy/standalone/src/main.ts', settings);
  afterAll(endPrograms);
  await ready(program, origin);
  return {
    origin,
    import: async (rows, ...args) =>
      startProgram('deploy/standalone/src/commands/import.ts', settings, [...args, await rowsFile(folder, rows)]).ended,
  };
};
