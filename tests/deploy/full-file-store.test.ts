import { isUnavailable } from '@wellspring/errors';
import { connectionProblem } from '@wellspring/platform/connection-problem';
import { openS3 } from '@wellspring/platform/objects/s3';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { openSmallDisk } from '@wellspring/testkit/processes/small-disk';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { endEngines, installed, startEngine } from './testing/engine-program.ts';

const KEY = 'wellspring-key';
const disk = openSmallDisk(await temporaryFolder(), 64);
afterAll(async () => {
  await endEngines();
  disk?.close();
});

describe('a file store whose disk is full', () => {
  if (!disk) {
    it.skip('runs where this user may mount a small disk', () => undefined);
    return;
  }

  it('accepts nothing, is reported as full, still serves its files, and continues when there is room', async () => {
    const port = await freePort();
    const endpoint = `http://127.0.0.1:${port}`;
    await startEngine({
      command: await installed('minio', 'minio/*/minio'),
      args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, `${disk.folder}/objects`],
      env: {
        HOME: disk.folder,
        MINIO_ROOT_USER: KEY,
        MINIO_ROOT_PASSWORD: KEY,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
      },
      answers: () => fetch(endpoint),
    });
    const store = await openS3({ endpoint, accessKey: KEY, secretKey: KEY, bucket: 'wellspring' });
    const put = (key: string) =>
      store.put(key, Buffer.alloc(1_000_000, 1), { size: 1_000_000, contentType: 'image/webp' });
    await put('a.webp');

    disk.fill();
    const refused = await put('b.webp').catch((error: unknown) => error);
    expect([isUnavailable(refused), connectionProblem(refused)]).toEqual([true, 'its disk is full']);
    expect((await store.info('a.webp'))?.size).toBe(1_000_000);

    disk.free();
    await put('b.webp');
  });
});
