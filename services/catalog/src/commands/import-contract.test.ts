import { runThere } from '@wellspring/platform/commands/client';
import type { AnyCommand } from '@wellspring/platform/commands/command';
import { serveCommands } from '@wellspring/platform/commands/server';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { makeLogger } from '@wellspring/platform/log/log';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { importContract } from './import-contract.ts';

const socketPath = commandSocketPath(await temporaryFolder());

it('a dry run beside a running product of release 1.0.0, which would write, is refused', async () => {
  let written = 0;
  const ofRelease: AnyCommand = {
    name: 'import',
    request: z.object({ overwrite: z.boolean(), columns: z.record(z.string(), z.string()) }),
    progress: z.unknown(),
    result: z.unknown(),
    run: async () => {
      written += 1;
      return { counts: {}, isStopped: false };
    },
  };
  const log = makeLogger({ service: 'test', level: 'silent' });
  const server = await serveCommands({ socketPath, commands: [ofRelease], log });
  const run = runThere(socketPath);
  await expect(run(importContract, { overwrite: false, columns: {}, dryRun: true })).rejects.toThrow('another version');
  expect(written).toBe(0);
  await server.close();
});
