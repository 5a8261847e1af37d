import { statfs } from 'node:fs/promises';
import { EVERY_TOPIC } from '@wellspring/events/topics';
import type { Command } from '@wellspring/platform/commands/command';
import type { EngineSettings } from '@wellspring/platform/config/engine-settings';
import {
  clockFindings,
  type Examination,
  examined,
  type Finding,
  ok,
  warning,
  wrong,
} from '@wellspring/platform/doctor/finding';
import type { OpenProcess } from '@wellspring/platform/process/open-process';
import type { Product } from '@wellspring/platform/service/product';
import { doctorContract, type DoctorRequest, type DoctorResult } from './doctor-contract.ts';

type Examined = Product &
  Pick<OpenProcess, 'objects'> & { readonly settings: EngineSettings & { readonly DATA_DIR: string } };

const GIGABYTE = 1e9;
const ANSWER_MS = 5_000;

const broker = ({ bus }: Examined): Examination => ({ about: 'event log', examine: () => bus.examine(EVERY_TOPIC) });

const deadLetters = ({ bus }: Examined): Examination => ({
  about: 'dead letters',
  examine: async () => {
    const found = await bus.examine(EVERY_TOPIC);
    // Counting would make what is missing.
    if (found.some(({ state }) => state === 'wrong'))
      return [warning('not counted while topics are not right', 'see above')];
    const count = await bus.deadLetterCount();
    return count === 0
      ? [ok('none')]
      : [wrong(`${count} events could not be handled`, 'npm run dead-letters -- list, mend the cause, then redrive')];
  },
});

const files = ({ objects }: Examined): Examination => ({
  about: 'file store',
  examine: async () => {
    await objects.ping();
    return [ok('it answers')];
  },
});

/** It dates each of its answers, also those that refuse. */
const fileStoreClock = ({ settings: { S3_ENDPOINT: address } }: Examined): readonly Examination[] => {
  if (address === undefined) return [];
  const examine = async () => {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
    const date = response.headers.get('date');
    const findings = date === null ? [] : clockFindings(new Date(date));
    return findings.length > 0 ? findings : [ok(date === null ? 'it does not tell the time' : 'its clock is right')];
  };
  return [{ about: 'clock of the file store', examine }];
};

const disk = ({ settings }: Examined): readonly Examination[] => {
  const { MONGODB_URL, KAFKA_BROKERS, ELASTICSEARCH_URL, S3_ENDPOINT, DATA_DIR } = settings;
  if ([MONGODB_URL, KAFKA_BROKERS, ELASTICSEARCH_URL, S3_ENDPOINT].every((engine) => engine !== undefined)) return [];
  const examine = async () => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    const free = (bavail * bsize) / GIGABYTE;
    const says = `${free.toFixed(1)} GB are free in DATA_DIR`;
    return [free < 1 ? warning(says, 'free some space, or move the folder to a larger disk: DATA_DIR') : ok(says)];
  };
  return [{ about: 'disk', examine }];
};

/** All examinations, in the order of the output. */
const examinationsOf = (product: Examined): readonly Examination[] => [
  ...disk(product),
  broker(product),
  deadLetters(product),
  files(product),
  ...fileStoreClock(product),
  ...product.services.flatMap(({ examinations }) => examinations),
];

export const doctorCommand = (product: Examined): Command<DoctorRequest, Finding, DoctorResult> => ({
  ...doctorContract,
  run: async (_request, { signal, onProgress }) => {
    try {
      for await (const finding of examined(examinationsOf(product), signal)) onProgress(finding);
      return { stopped: false };
    } catch (error) {
      if (signal.aborted) return { stopped: true };
      throw error;
    }
  },
});
