import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Address = z.object({ port: z.number() });

/** Starts a floor program: a bare server over the file. `bytes`: the file as it is; `table`: pages of the places in it. */
export const startFloor = async (mode: 'bytes' | 'table', file: string) => {
  const child = fork(fileURLToPath(new URL('floor-server.ts', import.meta.url)), [mode, file], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [message] = z
    .tuple([Address])
    .rest(z.unknown())
    .parse(await once(child, 'message'));
  return {
    url: `http://127.0.0.1:${message.port}`,
    stop: async (): Promise<void> => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
