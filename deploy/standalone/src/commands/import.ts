import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { importContract, type ImportProgress, type ImportRequest } from '@wellspring/catalog/commands/import-contract';
import { CATEGORIES } from '@wellspring/catalog/domain/categories';
import { IMPORT_COUNTS, noCounts, type ImportCounts } from '@wellspring/catalog/domain/import-changes';
import { IMPORT_FIELDS } from '@wellspring/catalog/domain/import-row';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { importArguments } from './import-arguments.ts';
import { changesWords, countsWords, noticeWords, unknownColumnsWords } from './import-words.ts';
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

const GOES_ON = 'The same command goes on with the rest.';

const sum = (counts: Readonly<ImportCounts>): number => Object.values(counts).reduce((all, count) => all + count, 0);

type Into = { readonly request: ImportRequest; readonly total: ImportCounts; readonly signal: AbortSignal };

/** Imports one file, and says once what is wrong with its rows. Answers the exit status; `total` has what was done also when it fails. */
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
      return line.show(sum(latest), part());
    }
    if (progress.unknownColumns.length > 0) say(`: ${unknownColumnsWords(progress.unknownColumns)}`);
    for (const notice of progress.notices) say(`: ${noticeWords(notice)}`);
  };
  try {
    const { counts, changes, isStopped } = await run(importContract, request, { input: content, signal, onProgress });
    latest = counts;
    line.clear();
    if (request.dryRun) for (const words of changesWords(changes)) console.log(printable(words));
    if (isStopped) return STOPPED;
  } finally {
    line.clear();
    for (const count of IMPORT_COUNTS) total[count] += latest[count];
  }
  const reason = damage();
  if (reason !== null)
    say(` is damaged (${reason}): what could be read of it was ${request.dryRun ? 'looked at' : 'imported'}.`);
  return reason !== null || latest.refused > 0 ? 1 : 0;
};

const importFiles = async (): Promise<number> => {
  const { files, ...request } = importArguments(process.argv.slice(2), {
    fields: IMPORT_FIELDS,
    categories: CATEGORIES,
  });
  const paths = files.map((file) => resolve(process.env['WELLSPRING_CWD'] ?? '.', file));
  for (const path of paths)
    await access(path, constants.R_OK).catch(() => {
      throw new AppError('NOT_FOUND', verbatim(`${path} cannot be read. Is the name right?`));
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
      throw new AppError(error.code, verbatim(`${error.message} So far: ${countsWords(total)}. ${GOES_ON}`), {
        cause: error,
      });
    }
    if (request.dryRun) console.log('Nothing was written. Without --dry-run it would be:');
    console.log(status === STOPPED ? `Stopped. So far: ${countsWords(total)}. ${GOES_ON}` : countsWords(total));
    return status;
  });
};

await endWith(importFiles());
