import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readSettings } from '../../config/config.ts';
import { processSettings } from '../../config/process-settings.ts';
import { makeLogger } from '../../log/log.ts';
import { openDataFolder } from '../data-folder.ts';
import { listen } from '../listen.ts';
import { runProcess } from '../run-process.ts';

/** A small program that the lifecycle tests start, ask and stop. Its mishaps are asked for by HTTP. */
const note = (text: string): void => void process.stdout.write(`${JSON.stringify({ note: text })}\n`);

const answers: Record<string, () => Promise<string>> = {
  '/quick': async () => 'quick',
  '/slow': async () => {
    note('slow request began');
    await wait(400);
    return 'slow';
  },
  '/reject': async () => {
    void Promise.reject(new Error('nobody listens'));
    return wait(60_000, '');
  },
};

await runProcess({
  settings: () => readSettings(z.object(processSettings), process.env),
  logger: ({ LOG_LEVEL }) => makeLogger({ service: 'program', level: LOG_LEVEL }),
  start: async ({ settings, lifecycle }) => {
    await lifecycle.open(
      'folder',
      () => openDataFolder(settings.DATA_DIR),
      (folder) => folder.close(),
    );
    await lifecycle.open(
      'store',
      () => note('store open'),
      () => note(`store closed, ${lifecycle.status()}`),
    );
    const server = await lifecycle.open(
      'http',
      () =>
        listen((request, response) => {
          void answers[request.url ?? '']?.().then((text) => response.end(text));
        }, settings.PORT),
      async (http) => {
        await http.close();
        note('http closed');
      },
    );
    note(`port ${server.port}`);
  },
});
