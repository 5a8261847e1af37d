import { join as joinPath } from 'node:path';
import { startEmbedded } from '@wellspring/testkit/processes/embedded';
import { openSmallDisk } from '@wellspring/testkit/processes/small-disk';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { expectOutcome, expectRecovery, join, setStage, type Stage } from './fault-operations.ts';
import { FAULTS, OPERATIONS } from './fault-table.ts';
import { newWord } from '@wellspring/testkit/import-rows';

const MEGABYTES = 64;
const disk = openSmallDisk(await temporaryFolder(), MEGABYTES);
const product = disk ? await startEmbedded(joinPath(disk.folder, 'data')) : null;

describe('while the disk of DATA_DIR is full', () => {
  if (!disk || !product) {
    it.skip('runs where this user may mount a small disk', () => undefined);
    return;
  }
  const { origin } = product;
  const outcomes = FAULTS['the disk of DATA_DIR is full (one process)'];
  const word = newWord();
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage(origin, product, { member: await join(origin), verify: () => Promise.resolve() });
    disk.fill();
  }, 300_000);
  afterAll(() => disk.close());

  it.each(OPERATIONS)('%s: as the table says', async (operation) => {
    await expectOutcome(origin, stage, operation, outcomes[operation], word);
  });

  it('and when there is room again, everything works', async () => {
    disk.free();
    await expectRecovery(origin, stage, outcomes, word);
  }, 300_000);
});
