import { copyFile, mkdir } from 'node:fs/promises';
import { connect } from 'node:tls';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import type { Authority } from './authority.ts';
import { installed, startEngine } from './engine-program.ts';

/** Throws until a TLS server listens there, with any certificate. */
export const speaksTls = async (port: number): Promise<void> => {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
  } finally {
    socket.destroy();
  }
};

/** MinIO with its own certificate in the folder where it expects one. */
export const startMinio = async (authority: Authority, accessKey: string, secretKey: string) => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const certificates = join(folder, 'certs');
  await mkdir(certificates);
  const start = async (by: Authority, secret: string) => {
    const { certificate, key } = await by.issue('minio');
    await copyFile(certificate, join(certificates, 'public.crt'));
    await copyFile(key, join(certificates, 'private.key'));
    return startEngine({
      command: await installed('minio', 'minio/*/minio'),
      args: [
        ...['server', '--quiet', '--address', `127.0.0.1:${port}`],
        ...['--certs-dir', certificates, join(folder, 'objects')],
      ],
      env: {
        HOME: folder,
        MINIO_ROOT_USER: accessKey,
        MINIO_ROOT_PASSWORD: secret,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
      },
      answers: () => speaksTls(port),
    });
  };
  let engine = await start(authority, secretKey);
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${port}`,
    restartAs: async (by: Authority, secret = secretKey): Promise<void> => {
      await engine.stop();
      engine = await start(by, secret);
    },
  };
};
