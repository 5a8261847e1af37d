import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImportCountsMessage } from '@wellspring/catalog/commands/import-command';
import type { Command } from '@wellspring/platform/commands/command';

const PLACES = fileURLToPath(new URL('../demo', import.meta.url));
const MARK = 'demo-places';

const stateIn = (folder: string): Promise<string | null> => readFile(join(folder, MARK), 'utf8').catch(() => null);

/** Whether the demo belongs into this folder: it is new, or filling it was interrupted. Asked before any store is opened. */
export const wantsDemo = async (folder: string): Promise<boolean> => {
  const state = await stateIn(folder);
  if (state !== null) return state !== 'loaded';
  const files = await readdir(folder).catch((): string[] => []);
  return !files.includes('catalog.db');
};

/** Imports the demo places. Interrupted, it is done again at the next start: importing twice doubles nothing. */
export const loadDemo = async (folder: string, importFile: Command): Promise<number> => {
  await writeFile(join(folder, MARK), 'loading');
  let places = 0;
  for (const file of (await readdir(PLACES)).filter((name) => name.endsWith('.ndjson')).sort()) {
    const lines: string[] = [];
    await importFile([JSON.stringify({ file, columns: {} })], {
      input: createReadStream(join(PLACES, file)),
      print: (line) => lines.push(line),
      signal: new AbortController().signal,
    });
    const counts = ImportCountsMessage.safeParse(JSON.parse(lines.at(-1) ?? 'null'));
    if (!counts.success || lines.length > 1) throw new Error(`The demo places cannot be read:\n${lines.join('\n')}`);
    places += counts.data.added + counts.data.updated + counts.data.unchanged;
  }
  await writeFile(join(folder, MARK), 'loaded');
  return places;
};
