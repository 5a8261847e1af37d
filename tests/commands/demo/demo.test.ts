import { readdir } from 'node:fs/promises';
import { runThere } from '@wellspring/platform/commands/client';
import { serveCommands } from '@wellspring/platform/commands/server';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { VISITOR, type Actor } from '@wellspring/platform/subgraph/actor';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { commandsOf } from '@wellspring/standalone/commands';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { openProduct } from '@wellspring/standalone/product';
import { askServices } from '@wellspring/demo/ask-services';
import { demoCommand } from '@wellspring/demo/demo-command';
import { demoContract } from '@wellspring/demo/demo-contract';

const log = makeLogger({ service: 'test', level: 'silent' });
const lifecycle = makeLifecycle(log);
const folder = await temporaryFolder();
const product = await openProduct({ settings: StandaloneSettings.parse({ DATA_DIR: folder }), log, lifecycle });
for (const service of product.services) await service.start();
const socketPath = commandSocketPath(folder);
const server = await serveCommands({
  socketPath,
  commands: [...commandsOf(product), demoCommand(product, { folder, log })],
  log,
});
afterAll(async () => {
  await server.close();
  await lifecycle.close();
});

const ADMIN: Actor = { kind: 'member', id: 'somebody', isAdmin: true, isOwner: false };
const ask = askServices(product, log);
const Lists = z.object({
  publicTripLists: z.object({ lists: z.array(z.object({ name: z.string(), itemCount: z.int() })) }),
});
const demo = (action: 'add' | 'remove') => runThere(socketPath)(demoContract, { action });

/** All that the demo brings, as visitors and admins see it. */
const shown = async () => ({
  places: await ask('catalog', VISITOR, '{ locations { total } }'),
  lists: await ask(
    'lists-and-badges',
    VISITOR,
    '{ publicTripLists { total lists { name itemCount user { badge { name } } } } }',
  ),
  people: await ask('identity', ADMIN, '{ adminUsers { total } }'),
  reports: await ask('moderation', ADMIN, '{ adminReports { total reports { status type user { id } } } }'),
  messages: await ask('moderation', ADMIN, '{ adminContactMessages { total messages { subject isRead } } }'),
  pictures: await ask('moderation', ADMIN, '{ adminHeroImages { position originalName } }'),
});

describe('the demo', () => {
  it('shows what members and admins can do, is added once however often, and goes as a whole', async () => {
    const empty = await shown();
    await demo('add');
    const filled = await shown();
    expect(filled.places).toEqual({ locations: { total: 241 } });
    expect(filled.people).toEqual({ adminUsers: { total: 3 } });
    expect(JSON.stringify(filled.pictures).match(/originalName/g)).toHaveLength(5);
    expect(filled.reports).toMatchObject({ adminReports: { total: 1, reports: [{ status: 'pending' }] } });
    expect(filled.messages).toMatchObject({ adminContactMessages: { total: 1, messages: [{ isRead: false }] } });
    const { lists } = Lists.parse(filled.lists).publicTripLists;
    expect(lists.map(({ name, itemCount }) => `${name}: ${itemCount}`).toSorted()).toEqual([
      'A week of onsen: 7',
      'Baths of Budapest: 3',
    ]);
    await demo('add');
    expect(await shown()).toEqual(filled);
    await demo('remove');
    expect(await shown()).toEqual(empty);
    expect(await readdir(folder)).not.toContain('demo-accounts.json');
    await demo('add');
    const { places, people, messages } = filled;
    expect(await shown()).toMatchObject({ places, people, messages, reports: { adminReports: { total: 1 } } });
  });
});
