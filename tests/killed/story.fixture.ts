import { TOPICS } from '@wellspring/events/topics';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { openProcess } from '@wellspring/platform/process/open-process';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { pointedBus, type NamedPoint } from '@wellspring/testkit/named-points';
import { z } from 'zod';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { caughtUp } from '@wellspring/platform/service/product';
import { wireProduct } from '@wellspring/standalone/product';
import { openProductGraph } from '../served/product-graph.fixture.ts';

const log = makeLogger({ service: 'test', level: 'silent' });
const ADMIN: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false };

export type Variables = Readonly<Record<string, unknown>>;

const openOn = async (folder: string, reached: (point: NamedPoint) => void) => {
  const lifecycle = makeLifecycle(log);
  const settings = StandaloneSettings.parse({ DATA_DIR: folder });
  const opened = await openProcess({ name: 'wellspring', settings, dataFolder: folder }, { log, lifecycle });
  const product = await wireProduct({ settings, log, lifecycle, ...opened, bus: pointedBus(opened.bus, reached) });
  for (const service of product.services) await service.start();
  const graph = await openProductGraph(product, log);
  const ask = (actor: Actor, query: string, variables: Variables = {}) =>
    graph.execute({ query, variables }, { ...actor, overRest: true });
  const close = async (): Promise<void> => {
    await graph.stop();
    await lifecycle.close();
  };
  return { folder, product, bus: opened.bus, objects: opened.objects, ask, close };
};

export type Opened = Awaited<ReturnType<typeof openOn>>;

/** Opens the product on a folder for as long as a task takes, and lets everything go its way. */
export const withProduct = async <Result>(
  folder: string,
  task: (opened: Opened) => Promise<Result>,
  reached: (point: NamedPoint) => void = () => undefined,
): Promise<Result> => {
  const opened = await openOn(folder, reached);
  try {
    return await task(opened);
  } finally {
    await opened.close();
  }
};

const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const PLACE = { description: 'Warm', address: '1 Lane', city: 'Kyoto', country: 'Japan', categoryId: 20 };
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });

/** Published places, one for each member's story. Answers their ids. */
export const makePlaces = async ({ product, ask }: Opened, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const input = { ...PLACE, name: `Pool ${at}` };
    const { id } = Submitted.parse((await ask(memberOf(`submitter-${at}`), SUBMIT, { input })).data).submitLocation
      .location;
    await ask(ADMIN, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
    ids.push(id);
  }
  await caughtUp(product);
  return ids;
};

/** Actions of a member at their own place. */
export type Story = {
  /** where a process is killed in it */
  readonly points: readonly NamedPoint[];
  /** what happened before, undisturbed */
  readonly prepare: (opened: Opened, name: string, locationId: string) => Promise<void>;
  /** Calls that are harmless to repeat, until everything that follows from them has happened. @throws when a call is refused */
  readonly act: (opened: Opened, name: string, locationId: string) => Promise<void>;
  /** What everybody sees when it has ended, without what is made at random. */
  readonly stateAfter: (opened: Opened, name: string, locationId: string) => Promise<object>;
};

export const memberOf = (id: string): Actor => ({ kind: 'member', id, isAdmin: false, isOwner: false });

/** Makes a call of the graph. @throws when it is refused */
export const tell = async ({ ask }: Opened, actor: Actor, query: string, variables: Variables): Promise<unknown> => {
  const { data, errors } = await ask(actor, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

/** The number of events of each type about these entities; repeated events count once. */
export const factsAbout = async ({ bus }: Opened, keys: readonly string[]) => {
  const types = new Map<string, string>();
  await bus.replay(Object.values(TOPICS), async (messages) => {
    for (const { id, key, type } of messages) if (keys.includes(key)) types.set(id, type);
  })();
  const counts = new Map<string, number>();
  for (const type of types.values()) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted());
};
