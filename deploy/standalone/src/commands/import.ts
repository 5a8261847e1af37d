import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { IMPORT_FIELDS } from '@wellspring/catalog/domain/import-row';
import { ImportCountsMessage, type ImportRequest } from '@wellspring/catalog/commands/import-command';
import { AppError } from '@wellspring/errors';
import { importArguments } from './import-arguments.ts';
import { endWith, runWhereTheDataIs, type Run } from './run-where-the-data-is.ts';

type Counts = { added: number; updated: number; unchanged: number; refused: number };

/** The bytes of a file, unpacked. Where they end too early, what was read stays imported, and the reason is told. */
const contentOf = async function* (path: string, damaged: (reason: string) => void): AsyncIterable<Uint8Array> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  const stream = path.endsWith('.gz') ? file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip) : file;
  try {
    yield* stream;
  } catch (error) {
    damaged(error instanceof Error ? error.message : String(error));
  }
};

const importFile = async (run: Run, path: string, request: ImportRequest, total: Counts): Promise<number> => {
  let damage: string | null = null;
  let last: string | null = null;
  const status = await run([JSON.stringify(request)], {
    input: contentOf(path, (reason) => (damage = reason)),
    // The last line is the counts; the ones before are for the reader.
    print: (line) => {
      if (last !== null) console.error(last);
      last = line;
    },
  });
  const counts = ImportCountsMessage.safeParse(parsed(last ?? ''));
  if (!counts.success) throw new AppError('UNAVAILABLE', last ?? 'The import was broken off. Please try again.');
  total.added += counts.data.added;
  total.updated += counts.data.updated;
  total.unchanged += counts.data.unchanged;
  total.refused += counts.data.refused;
  if (damage === null) return status;
  console.error(`${request.file} is damaged (${String(damage)}): what could be read of it was imported.`);
  return 1;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const importFiles = async (): Promise<number> => {
  const { files, categoryId, columns } = importArguments(process.argv.slice(2), IMPORT_FIELDS);
  const paths = files.map((file) => resolve(process.env['WELLSPRING_CWD'] ?? '.', file));
  for (const path of paths)
    await access(path, constants.R_OK).catch(() => {
      throw new AppError('NOT_FOUND', `${path} cannot be read. Is the name right?`);
    });
  return runWhereTheDataIs('import', async (run) => {
    const total: Counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
    let status = 0;
    for (const path of paths) {
      const request = { file: basename(path), columns, ...(categoryId === undefined ? {} : { categoryId }) };
      status = Math.max(status, await importFile(run, path, request, total));
    }
    const { added, updated, unchanged, refused } = total;
    console.log(`${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
    return status;
  });
};

await endWith(importFiles());
