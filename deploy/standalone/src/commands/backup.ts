import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { isServed, runThere } from '@wellspring/platform/commands/client';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { backUpResting, backUpRunning } from '@wellspring/backup/make-backup';
import { elsewhere } from '@wellspring/backup/elsewhere';
import { verbatim } from '@wellspring/words/message';
import { StandaloneSettings } from '../config.ts';
import { stopSignal } from './stop-signal.ts';
import { bytesLine } from './progress-line.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';

const USAGE = 'Use: npm run backup -- FILE, with --force to replace a file';

const argumentsOf = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new AppError('VALIDATION', verbatim(USAGE));
    return { file: resolve(process.env['WELLSPRING_CWD'] ?? '.', file), force: values.force === true };
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(USAGE), { cause });
  }
};

const backup = async (): Promise<number> => {
  process.umask(0o077);
  const parsed = argumentsOf();
  const settings = readSettings(StandaloneSettings, process.env);
  const away = elsewhere(settings);
  const folder = resolve(settings.DATA_DIR);
  const signal = stopSignal();
  const socketPath = commandSocketPath(folder);
  const line = bytesLine();
  const options = { ...parsed, folder, signal, onProgress: line.show };
  try {
    const isRunning = await isServed(socketPath);
    const { bytes, pausedMs } = await (isRunning
      ? backUpRunning(runThere(socketPath), options)
      : backUpResting(options));
    line.clear();
    console.log(`Backed up ${(bytes / 1e6).toFixed(1)} MB in ${line.seconds().toFixed(1)} s: ${parsed.file}`);
    if (pausedMs !== null) console.log(`Nothing could be written for ${pausedMs.toFixed(0)} ms meanwhile.`);
    if (away.length > 0) console.log(`Not in it, since it is kept elsewhere: ${away.join(', ')}.`);
    return 0;
  } catch (error) {
    line.clear();
    if (!signal.aborted) throw error;
    console.log('Stopped. No backup was made.');
    return STOPPED;
  }
};

await endWith(backup());
