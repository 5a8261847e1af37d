import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openShiftedClock } from '@wellspring/testkit/processes/shifted-clock';
import { type Processes, startDistributed } from '@wellspring/testkit/processes/distributed';
import { isFromImages } from '@wellspring/testkit/processes/start-part';
import type { Part } from '@wellspring/testkit/processes/part-settings';
import { z } from 'zod';
import { admin, MODERATION } from './actors.ts';
import { expectOutcome, expectRecovery, join, setStage, type Stage } from './fault-operations.ts';
import { type FaultName, FAULTS, OPERATIONS } from './fault-table.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, caughtUp, get } from './requests.ts';

const product = await startDistributed();
const { origins, proxies } = product;
const member = await join(origins.gateway);
// The library that shifts a clock is on this machine, not in an image.
const clock = isFromImages ? null : openShiftedClock(await temporaryFolder(), 'catalog');
const AN_HOUR = 3_600;

const verify = async (id: string): Promise<void> => {
  const { data } = await callCatalog(product)(admin, `mutation ($id: ID!) { ${MODERATION.verify} }`, { id });
  expect(z.object({ verifyLocation: z.object({ id: z.string() }) }).parse(data).verifyLocation.id).toBe(id);
};

const kill = async (processes: Processes, part: Part): Promise<void> => {
  processes.program(part).signal('SIGKILL');
  await processes.program(part).ended;
};

const restartCatalog = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  await kill(product, 'catalog');
  await product.startWith('catalog', settings);
};

let offset = 20_000;
const uncached = (): string => `${origins.gateway}/api/locations?limit=1&offset=${(offset += 1)}`;

type Fault = {
  readonly name: FaultName;
  readonly prepare?: () => Promise<unknown>;
  readonly begin: () => unknown;
  readonly end: () => unknown;
  /** where people are meanwhile, when that is not the usual gateway */
  readonly origin?: () => string;
};

const away = (name: FaultName, proxy: (typeof proxies)[keyof typeof proxies]): Fault => ({
  name,
  begin: () => proxy.takeDown(),
  end: () => proxy.bringUp(),
});

let replica: Processes | undefined;

const faults: readonly Fault[] = [
  away('MongoDB is unavailable', proxies.mongodb),
  away('Kafka is unavailable', proxies.kafka),
  away('Elasticsearch is unavailable', proxies.elasticsearch),
  away('the file store is unavailable', proxies.s3),
  { name: 'catalog is killed', begin: () => kill(product, 'catalog'), end: () => product.start('catalog') },
  ...(clock
    ? [
        {
          name: "catalog's clock is an hour ahead",
          prepare: () => restartCatalog(clock.settings),
          begin: async () => {
            clock.set(AN_HOUR);
            await eventuallyAcrossProcesses(async () => expect((await get(uncached())).status).toBe(503));
          },
          end: () => clock.set(0),
        } as const,
      ]
    : []),
  {
    name: 'one of two gateways is killed',
    prepare: async () => (replica = await product.startReplicas()),
    begin: () => kill(product, 'gateway'),
    end: () => product.start('gateway'),
    origin: () => replica?.origins.gateway ?? '',
  },
];

describe.each(faults)('while $name', ({ name, prepare, begin, end, origin }) => {
  let stage: Stage;
  const word = newWord();
  const outcomes = FAULTS[name];
  let isOver = false;
  /** Once: what is started again must not be started beside itself. */
  const endOnce = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await end();
  };

  beforeAll(async () => {
    await prepare?.();
    stage = await setStage(origins.gateway, product, { member, verify });
    await caughtUp(product);
    await begin();
  }, 300_000);
  afterAll(endOnce);

  it.each(OPERATIONS)('%s: as the table says', async (operation) => {
    await expectOutcome(origin?.() ?? origins.gateway, stage, operation, outcomes[operation], word);
  });

  it('and when it is over, what was done is shown and everything works', async () => {
    await endOnce();
    await expectRecovery(origins.gateway, stage, outcomes, word);
  }, 180_000);
});

if (!clock)
  describe("while catalog's clock is an hour ahead", () => {
    it.skip('runs where faketime is on PATH, from the sources', () => undefined);
  });
