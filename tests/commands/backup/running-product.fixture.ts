import { runHere } from '@wellspring/platform/commands/command';
import { rebuildContract } from '@wellspring/platform/commands/rebuild';
import { serveCommands } from '@wellspring/platform/commands/server';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { holdCommand } from '@wellspring/platform/commands/hold-command';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { startProgram } from '@wellspring/testkit/processes/program';
import { commandsOf } from '@wellspring/standalone/commands';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { filesOf } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';
import { openProductGraph } from '../../served/product-graph.fixture.ts';

const log = makeLogger({ service: 'test', level: 'silent' });

export const member = (id: string, isAdmin = false): Actor => ({
  kind: 'member',
  id,
  isAdmin,
  isOwner: false,
  overRest: true,
});

/** The product in this process on a folder, which takes commands of other processes. */
export const runProduct = async (folder: string) => {
  const lifecycle = makeLifecycle(log);
  const product = await openProduct({ settings: StandaloneSettings.parse({ DATA_DIR: folder }), log, lifecycle });
  for (const service of product.services) await service.start();
  const graph = await openProductGraph(product, log);
  const commands = [...commandsOf(product), holdCommand({ files: filesOf(product), objects: product.objects, folder })];
  await lifecycle.open(
    'commands',
    () => serveCommands({ socketPath: commandSocketPath(folder), commands, log }),
    (server) => server.close(),
  );
  return {
    product,
    /** @throws when there are errors */
    ask: async (actor: Actor, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
      const { data, errors } = await graph.execute({ query, variables }, actor);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    rebuild: (projection: string) => runHere(commandsOf(product))(rebuildContract(projection), {}),
    end: async (): Promise<void> => {
      await graph.stop();
      await lifecycle.close();
    },
  };
};

/** Runs an operator's command on a data folder, in its own process. */
export const command = (name: 'backup' | 'restore', folder: string, ...args: readonly string[]) =>
  startProgram(`deploy/standalone/src/commands/${name}.ts`, { DATA_DIR: folder }, args);
