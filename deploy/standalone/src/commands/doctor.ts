import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { isServed, runThere } from '@wellspring/platform/commands/client';
import { runHere, type RunCommand } from '@wellspring/platform/commands/command';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { type Finding, warning } from '@wellspring/platform/doctor/finding';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { StandaloneSettings } from '../config.ts';
import { doctorCommand } from '@wellspring/doctor/doctor-command';
import { doctorContract } from '@wellspring/doctor/doctor-contract';
import { settingsFindings } from '@wellspring/doctor/settings-findings';
import { verbatim } from '@wellspring/words/message';
import { openProduct } from '../product.ts';
import { stopSignal } from './stop-signal.ts';
import { printable } from './printable.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';

const MARKS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const;

const show = ({ state, about, says, cure }: Finding): void =>
  console.log(printable(`${MARKS[state]}  ${about}: ${says}${cure === undefined ? '' : `  → ${cure}`}`));

const keepsNothingHere = (settings: StandaloneSettings): boolean =>
  (['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL', 'S3_ENDPOINT', 'SMTP_URL', 'SESSION_KEYS'] as const).every(
    (name) => settings[name] !== undefined,
  );

/** Opens the stores as they are, without making what is missing, for as long as it takes to look at them. */
const beside = async (settings: StandaloneSettings, task: (run: RunCommand) => Promise<boolean>): Promise<boolean> => {
  // What is wrong is said in our words, and once.
  const log = makeLogger({ service: 'doctor', level: 'silent' });
  const lifecycle = makeLifecycle(log);
  const scratch = await mkdtemp(join(tmpdir(), 'wellspring-doctor-'));
  try {
    const here = keepsNothingHere(settings) ? { ...settings, DATA_DIR: scratch } : settings;
    const product = await openProduct({ settings: here, log, lifecycle, makesBucket: false });
    return await task(runHere([doctorCommand({ ...product, settings: here })]));
  } finally {
    await lifecycle.close();
    await rm(scratch, { recursive: true, force: true });
  }
};

const doctor = async (): Promise<number> => {
  process.umask(0o077);
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const states: Finding['state'][] = [];
  const tell = (finding: Finding): void => {
    states.push(finding.state);
    if (values.json) console.log(JSON.stringify(finding));
    else show(finding);
  };
  const found = settingsFindings(StandaloneSettings, process.env);
  found.forEach(tell);
  // Over settings that are not right nothing is opened.
  if (states.includes('wrong')) return 1;
  const settings = readSettings(StandaloneSettings, process.env);
  const signal = stopSignal();
  const examine = async (run: RunCommand): Promise<boolean> =>
    (await run(doctorContract, {}, { signal, onProgress: tell })).stopped;
  const socketPath = commandSocketPath(resolve(settings.DATA_DIR));
  if (await isServed(socketPath)) {
    if (await examine(runThere(socketPath))) return STOPPED;
  } else if (!keepsNothingHere(settings) && !existsSync(settings.DATA_DIR))
    tell({ about: 'data', ...warning(`there is nothing in ${resolve(settings.DATA_DIR)} yet`, 'npm start') });
  else if (await beside(settings, examine)) return STOPPED;
  return states.includes('wrong') ? 1 : 0;
};

const withUsage = async (): Promise<number> => {
  try {
    return await doctor();
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new AppError('VALIDATION', verbatim('Use: npm run doctor, or npm run doctor -- --json'), { cause: error });
    throw error;
  }
};

await endWith(withUsage());
