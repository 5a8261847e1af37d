import { runHere } from '@wellspring/platform/commands/command';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { demoCommand } from '@wellspring/demo/demo-command';
import { demoContract } from '@wellspring/demo/demo-contract';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';
import { openProductGraph } from '../../served/product-graph.fixture.ts';

const log = makeLogger({ service: 'test', level: 'silent' });

type Opened = Awaited<ReturnType<typeof openProduct>>;

/** Opens the stores of a folder as they are, for as long as a task takes. */
export const whileOpen = async <Result>(
  folder: string,
  task: (product: Opened) => Promise<Result>,
): Promise<Result> => {
  const lifecycle = makeLifecycle(log);
  try {
    return await task(await openProduct({ settings: StandaloneSettings.parse({ DATA_DIR: folder }), log, lifecycle }));
  } finally {
    await lifecycle.close();
  }
};

const member = (id: string, isAdmin = false): Actor => ({
  kind: 'member',
  id,
  isAdmin,
  isOwner: false,
  overRest: true,
});
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });

/** A member submits a place and another member reviews it. */
const story = async (product: Opened): Promise<void> => {
  const graph = await openProductGraph(product, log);
  const ask = async (actor: Actor, query: string, variables: Readonly<Record<string, unknown>>) =>
    (await graph.execute({ query, variables }, actor)).data;
  const place = {
    name: 'One',
    description: 'Warm',
    address: '1 Lane',
    city: 'Kyoto',
    country: 'Japan',
    categoryId: 20,
  };
  const submit = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
  const { id } = Submitted.parse(await ask(member('ann'), submit, { input: place })).submitLocation.location;
  await ask(member('admin', true), 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
  await caughtUp(product);
  const review = { locationId: id, rating: 5, title: 'Warm', content: 'Quiet and warm water' };
  const write = 'mutation ($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
  await ask(member('ben'), write, { input: review });
  await graph.stop();
};

/** Fills a folder with the demo, a place and its review, and lets everything be handled. */
export const fillStore = (folder: string): Promise<void> =>
  whileOpen(folder, async (product) => {
    for (const service of product.services) await service.start();
    await runHere([demoCommand(product, { folder, log })])(demoContract, { action: 'add' });
    await caughtUp(product);
    await story(product);
    await caughtUp(product);
  });
