import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { importContract, type ImportProgress, type ImportRequest } from '@wellspring/catalog/commands/import-contract';
import { IMPORT_COUNTS, noCounts, type ImportCounts } from '@wellspring/catalog/domain/import-counts';
import { IMPORT_FIELDS } from '@wellspring/catalog/domain/import-row';
import { AppError } from '@wellspring/errors';
import { importArguments } from './import-arguments.ts';
import { printable } from './printable.ts';
import { progressLine } from './progress-line.ts';
import { endWith, runWhereTheDataIs, STOPPED, type Task } from './run-where-the-data-is.ts';

/** A file as it is read: its bytes, unpacked; how much of it is read; and what is wrong with it, if it ends too early. */
const openFile = async (path: string) => {
  const { size } = await stat(path);
  const file = createReadStream(path);
  let damage: string | null = null;
  const content = async function* (): AsyncIterable<Uint8Array> {
    const gunzip = createGunzip();
    const stream = path.endsWith('.gz') ? file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip) : file;
    try {
      yield* stream;
    } catch (error) {
      damage = error instanceof Error ? error.message : String(error);
    } finally {
      file.destroy();
    }
  };
  return { content: content(), part: () => (size > 0 ? file.bytesRead / size : 1), damage: () => damage };
};

const inWords = (counts: Readonly<ImportCounts>): string =>
  IMPORT_COUNTS.map((count) => `${counts[count]} ${count}`).join(', ');

const GOES_ON = 'The same command goes on with the rest.';

const sum = (counts: Readonly<ImportCounts>): number => Object.values(counts).reduce((all, count) => all + count, 0);

type Into = { readonly request: ImportRequest; readonly total: ImportCounts; readonly signal: AbortSignal };

/** Imports one file, and tells bad rows by line. Answers the exit status; `total` has what was done also when it fails. */
const importFile = async (
  run: Parameters<Task>[0],
  path: string,
  { request, total, signal }: Into,
): Promise<number> => {
  const name = basename(path);
  const { content, part, damage } = await openFile(path);
  const line = progressLine();
  let latest: Readonly<ImportCounts> = noCounts();
  const say = (text: string): void => {
    line.clear();
    console.error(printable(`${name}${text}`));
  };
  const onProgress = (progress: ImportProgress): void => {
    if ('counts' in progress) {
      latest = progress.counts;
      line.show(sum(latest), part());
    } else if ('unknownColumn' in progress) say(`: the column "${progress.unknownColumn}" is not known and left out`);
    else say(`:${progress.line}: ${progress.refused}`);
  };
  try {
    const { counts, isStopped } = await run(importContract, request, { input: content, signal, onProgress });
    latest = counts;
    if (isStopped) return STOPPED;
  } finally {
    line.clear();
    for (const count of IMPORT_COUNTS) total[count] += latest[count];
  }
  const reason = damage();
  if (reason !== null) say(` is damaged (${reason}): what could be read of it was imported.`);
  return reason !== null || latest.refused > 0 ? 1 : 0;
};

const importFiles = async (): Promise<number> => {
  const { files, ...request } = importArguments(process.argv.slice(2), IMPORT_FIELDS);
  const paths = files.map((file) => resolve(process.env['WELLSPRING_CWD'] ?? '.', file));
  for (const path of paths)
    await access(path, constants.R_OK).catch(() => {
      throw new AppError('NOT_FOUND', `${path} cannot be read. Is the name right?`);
    });
  return runWhereTheDataIs(async (run, signal) => {
    const total = noCounts();
    let status = 0;
    try {
      for (const path of paths) {
        if (signal.aborted) status = STOPPED;
        else status = Math.max(status, await importFile(run, path, { request, total, signal }));
      }
    } catch (error) {
      if (!(error instanceof AppError) || sum(total) === 0) throw error;
      throw new AppError(error.code, `${error.message} So far: ${inWords(total)}. ${GOES_ON}`, { cause: error });
    }
    console.log(status === STOPPED ? `Stopped. So far: ${inWords(total)}. ${GOES_ON}` : inWords(total));
    return status;
  });
};

await endWith(importFiles());
