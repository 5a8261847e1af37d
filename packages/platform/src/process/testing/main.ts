import { readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { EmbeddedSettings } from '../../config/engine-settings.ts';
import { ProcessSettings } from '../../config/process-settings.ts';
import { runProcess } from '../run-process.ts';

/** A small program that the tests of a process start, ask and stop. Its failures are triggered by HTTP. */
const note = (text: string): void => void process.stdout.write(`${JSON.stringify({ note: text })}\n`);

const answers: Record<string, () => Promise<string>> = {
  '/quick': async () => 'quick',
  '/pid': async () => String(process.pid),
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
  name: 'program',
  settings: ProcessSettings.extend(EmbeddedSettings.shape),
  environment: process.env,
  dataFolder: ({ DATA_DIR }) => DATA_DIR,
  start: async ({ lifecycle, probes }) => {
    await lifecycle.open(
      'store',
      () => note('store open'),
      () => note(`store closed, ${lifecycle.status()}`),
    );
    return {
      listener: express()
        .use(probes)
        .use((request, response) => void answers[request.url]?.().then((text) => response.end(text))),
      services: [],
      started: Promise.resolve(),
      onReady: (port) => {
        note(`port ${port}`);
        if (process.env.WAIT_FOR_STDIN) readSync(0, Buffer.alloc(1));
      },
    };
  },
});
