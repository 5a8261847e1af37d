import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openSmallDisk } from '@wellspring/testkit/processes/small-disk';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { requireRoom, whileThereIsRoom } from './room.ts';

const disk = openSmallDisk(join(await temporaryFolder(), 'small'), 4);

/** Work that waits for room without a limit. */
const waitFor = async (signal: AbortSignal): Promise<void> => {
  await once(signal, 'abort');
  signal.throwIfAborted();
};

describe('room in a data folder', () => {
  if (!disk) {
    it.skip('runs where this user may mount a small disk', () => undefined);
    return;
  }
  const { folder } = disk;
  afterEach(() => disk.free());
  afterAll(() => disk.close());

  it('is tested by a write that leaves no file', async () => {
    await requireRoom(folder, 3);
    await expect(requireRoom(folder, 5)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: `The data folder ${folder} has no room for the 5 MB that a start needs. Free some space, or choose another with DATA_DIR.`,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('ends work that waits for it, as soon as there is none', async () => {
    const working = whileThereIsRoom(folder, waitFor, new AbortController().signal);
    disk.fill();
    await expect(working).rejects.toThrow(`The data folder ${folder} is full.`);
  });

  it('ends with the result of the work, with its error or by its signal', async () => {
    await whileThereIsRoom(folder, () => Promise.resolve(), new AbortController().signal);
    const failed = (): Promise<void> => Promise.reject(new Error('a mistake'));
    await expect(whileThereIsRoom(folder, failed, new AbortController().signal)).rejects.toThrow('a mistake');
    const stop = new AbortController();
    const working = whileThereIsRoom(folder, waitFor, stop.signal);
    stop.abort();
    await expect(working).rejects.toMatchObject({ name: 'AbortError' });
  });
});
