import { once } from 'node:events';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { objectsContract } from '@wellspring/testkit/contracts/objects';
import { whereEngine } from '@wellspring/testkit/engines';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openFolder } from './folder.ts';
import type { Objects } from './port.ts';
import { openS3 } from './s3.ts';

const folder = await temporaryFolder();
async function* keysOf(objects: Objects): AsyncGenerator<Uint8Array> {
  for await (const { key } of objects.list('a')) yield Buffer.from(key);
}

const PNG = { size: 3, contentType: 'image/png' };

describe('files in a folder', () => {
  objectsContract(() => openFolder(join(folder, 'contract')));

  it('sweeps away what a dead process left unfinished, and keeps the rest', async () => {
    const path = join(folder, 'again');
    const first = await openFolder(path);
    await first.put('a/b.png', Buffer.from('abc'), PNG);
    await writeFile(join(path, '@unfinished', 'half'), 'x');
    const second = await openFolder(path);
    expect(await readdir(join(path, '@unfinished'))).toEqual([]);
    const found = await second.get('a/b.png');
    expect(found && (await text(found.body))).toBe('abc');
  });

  it('says that it is away when its folder is', async () => {
    const path = join(folder, 'removed');
    await mkdir(path);
    const objects = await openFolder(join(path, 'objects'));
    await rename(path, join(folder, 'elsewhere'));
    await expect(objects.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

whereEngine('S3_ENDPOINT', (endpoint) => {
  const account = {
    accessKey: process.env.S3_ACCESS_KEY ?? '',
    secretKey: process.env.S3_SECRET_KEY ?? '',
    bucket: 'platform-tests',
  };

  /** Stands between client and store, to break what is between them. */
  const openProxy = async () => {
    const sockets = new Set<Socket>();
    const { hostname, port } = new URL(endpoint);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      sockets.add(near);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    const breakConnections = (): void => sockets.forEach((socket) => void socket.resetAndDestroy());
    const close = async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      breakConnections();
      await closed;
    };
    return { address, breakConnections, close };
  };

  describe('files in S3', () => {
    objectsContract(() => openS3({ endpoint, ...account }));

    it('continues after a restart of the store', async () => {
      const proxy = await openProxy();
      const objects = await openS3({ endpoint: proxy.address, ...account });
      await Promise.all(Array.from({ length: 8 }, () => objects.ping())); // so that connections are kept alive
      proxy.breakConnections();
      await objects.put('restarted', Buffer.from('abc'), PNG);
      proxy.breakConnections();
      expect(await objects.info('restarted')).toMatchObject({ size: 3 });
      await objects.remove(['restarted']);
      await proxy.close();
    });

    it('says UNAVAILABLE while the store is away', async () => {
      const proxy = await openProxy();
      const objects = await openS3({ endpoint: proxy.address, ...account });
      await proxy.close();
      const away = { code: 'UNAVAILABLE' };
      await expect(objects.ping()).rejects.toMatchObject(away);
      await expect(objects.get('a')).rejects.toMatchObject(away);
      await expect(objects.put('a', Buffer.from('abc'), PNG)).rejects.toMatchObject(away);
      await expect(buffer(keysOf(objects))).rejects.toMatchObject(away);
      await expect(openS3({ endpoint: proxy.address, ...account })).rejects.toMatchObject(away);
    });

    it('makes its bucket, with several processes at once', async () => {
      const bucket = 'platform-tests-race';
      await Promise.all(Array.from({ length: 4 }, () => openS3({ endpoint, ...account, bucket })));
    });
  });
});
