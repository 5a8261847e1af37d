import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importContract } from '@wellspring/catalog/commands/import-contract';
import { importedPlacesContract } from '@wellspring/catalog/commands/imported-places-contract';
import type { RunCommand } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../data', import.meta.url));
const Row = z.object({ source: z.string(), sourceId: z.string() });

const files = async (): Promise<readonly string[]> =>
  (await readdir(FOLDER))
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .map((name) => join(FOLDER, name));

/**
 * Imports the demo places. Importing twice doubles nothing, and what people have changed or deleted stays so, unless none of them stands
 * any more. Answers how many there are.
 */
export const addDemoPlaces = async (run: RunCommand, signal: AbortSignal): Promise<number> => {
  const overwrite = (await demoPlaces(run)).size === 0;
  let places = 0;
  for (const file of await files()) {
    const input = createReadStream(file);
    const { counts } = await run(importContract, { columns: {}, overwrite }, { input, signal });
    signal.throwIfAborted();
    if (counts.refused > 0) throw new Error(`${counts.refused} of the demo places in ${file} cannot be read`);
    places += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  return places;
};

/** Ids of the demo places that stand, by the names that the demo's files have for them. */
export const demoPlaces = async (run: RunCommand): Promise<ReadonlyMap<string, string>> => {
  const lines = (await Promise.all((await files()).map((file) => readFile(file, 'utf8')))).join('\n').split('\n');
  const keys = lines.filter((line) => line !== '').map((line) => Row.parse(JSON.parse(line)));
  const { places } = await run(importedPlacesContract, { keys });
  return new Map(places.map(({ sourceId, id }) => [sourceId, id]));
};
