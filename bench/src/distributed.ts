import { join } from 'node:path';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { startProcesses, type Processes } from '@wellspring/testkit/processes/distributed';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import { endPrograms, startProgram } from '@wellspring/testkit/processes/program';
import { cpuSeconds } from './ask.ts';
import { everyEngine, NO_MAIL_SERVER, notRun } from './engines.ts';
import { figure, type Figure } from './figure.ts';
import { HOME_OF_VISITOR } from './graph.ts';
import { rateInWords, sideBySide, type Effort, type Question } from './load.ts';
import { writePlaces } from './places.ts';
import { importFile, startProduct, withFolder, type Product } from './product.ts';

const PLACES = 2_000;
const BEGINNINGS = 1_500;

/** More pages than are cached: each one calls catalog. */
const PATHS = Array.from({ length: BEGINNINGS }, (_, offset) =>
  [9, 10, 11, 12].map((limit) => `/api/locations?limit=${limit}&offset=${offset}`),
).flat();

const cpuOf = (processes: Processes) => async (): Promise<number> => {
  const seconds = await Promise.all(PARTS.map((part) => cpuSeconds(processes.admins[part])));
  return seconds.reduce((sum, one) => sum + one, 0);
};

const beside = async (
  name: string,
  target: number,
  effort: Effort,
  questions: Readonly<Record<'distributed' | 'embedded', Question>>,
): Promise<Figure> => {
  const rateOf = await sideBySide(questions, effort);
  const [ours, one] = [rateOf('distributed'), rateOf('embedded')];
  const ratio = ours.perSecond / one.perSecond;
  return figure(name, {
    target: `≥ ${target} ×`,
    measured: `${ratio.toFixed(2)} × (${rateInWords(ours)}, of all processes)`,
    comparedTo: `the embedded product with the same ${PLACES} places (${rateInWords(one)})`,
    isMet: ratio >= target,
  });
};

const NAMES = [
  'Home screen by GraphQL, by processes beside embedded',
  'Pages of GET /api/locations, by processes beside embedded',
] as const;

const compare = async (processes: Processes, embedded: Product, effort: Effort): Promise<readonly Figure[]> => {
  const cpu = { distributed: cpuOf(processes), embedded: () => cpuSeconds(embedded.adminUrl) };
  const { gateway } = processes.origins;
  const home = (url: string) => ({ url: `${url}/graphql`, body: HOME_OF_VISITOR });
  const pages = (url: string) => ({ url, paths: PATHS });
  return [
    await beside(NAMES[0], 0.5, effort, {
      distributed: { ...home(gateway), cpuSeconds: cpu.distributed },
      embedded: { ...home(embedded.url), cpuSeconds: cpu.embedded },
    }),
    await beside(NAMES[1], 0.25, effort, {
      distributed: { ...pages(gateway), cpuSeconds: cpu.distributed },
      embedded: { ...pages(embedded.url), cpuSeconds: cpu.embedded },
    }),
  ];
};

/** The most frequent requests, to six services and a gateway over real engines, compared with the embedded product. */
export const measureDistributed = (effort: Effort): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const engines = everyEngine();
    if (!engines) return NAMES.map((name) => notRun(name, 'a ratio'));
    const [file, data] = [join(folder, 'places.ndjson'), join(folder, 'data')];
    await writePlaces(file, PLACES);
    const embedded = await startProduct(data, { DEMO_DATA: 'off' });
    try {
      const settings = { ...engines, RATE_LIMIT: 'off', GRAPHQL_OPERATIONS: 'any' };
      const processes = await startProcesses(settings, generateActorKeys(), NO_MAIL_SERVER);
      await importFile(data, file);
      const operator = { ...engines, ...identitySettings(NO_MAIL_SERVER), DATA_DIR: join(folder, 'commands') };
      const { code, stderr } = await startProgram('deploy/standalone/src/commands/import.ts', operator, [file]).ended;
      if (code !== 0) throw new Error(`The import ended with ${code ?? 'a signal'}: ${stderr}`);
      return await compare(processes, embedded, effort);
    } finally {
      await endPrograms();
      await embedded.stop();
    }
  });
