import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Hit } from './judged-page.ts';
import { importFile } from './product.ts';

const DEMO = fileURLToPath(new URL('../../commands/demo/data/places.ndjson', import.meta.url));
const HOT_SPRINGS = 20;
/** Files of the folder with the data, with the options of their import: NOAA's springs, and venues whose category is guessed. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'noaa-thermal-springs.ndjson': ['--category', String(HOT_SPRINGS)],
  'wellness-venues.ndjson.gz': ['--map', 'categoryId=guessCategoryId'],
};

const Row = z.object({
  name: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.string().nullable(),
  state: z.string().nullish(),
  description: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  categoryId: z.int32().optional(),
  guessCategoryId: z.int32().optional(),
});

const readRows = async (path: string): Promise<readonly Hit[]> => {
  const file: Readable = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const rows: Hit[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === '') continue;
    const { name, guessCategoryId, categoryId, ...row } = Row.parse(JSON.parse(line));
    // The import names the springs without a name itself.
    if (name) rows.push({ ...row, name, categoryId: categoryId ?? guessCategoryId ?? HOT_SPRINGS });
  }
  return rows;
};

/** The places of the demo that have a name. */
export const readDemoPlaces = (): Promise<readonly Hit[]> => readRows(DEMO);

/** The places that have a name in the files of a folder. */
export const readImportedPlaces = async (folder: string): Promise<readonly Hit[]> =>
  (await Promise.all(Object.keys(FILES).map((file) => readRows(join(folder, file))))).flat();

/** Imports the files of a folder into the product that runs on a data folder. @throws when it could not */
export const importPlaces = async (dataFolder: string, folder: string): Promise<void> => {
  for (const [file, options] of Object.entries(FILES)) await importFile(dataFolder, join(folder, file), options);
};
