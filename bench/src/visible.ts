import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import { z } from 'zod';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { openProduct } from '@wellspring/standalone/product';
import { cleanEnvironment } from './environment.ts';
import { engineSettings, notRun, ON_ENGINES } from './engines.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { withFolder } from './product.ts';

const LOOK_EVERY_MS = 1;

const MEMBER: Actor = { kind: 'member', id: 'bench-member', isAdmin: false, isOwner: false };
/** Each submits a few times an hour. */
const submitter = (at: number): Actor => ({ ...MEMBER, id: `bench-member-${Math.floor(at / 10)}` });
const ADMIN: Actor = { kind: 'member', id: 'bench-admin', isAdmin: true, isOwner: false };

const PLACE = {
  description: 'Bench',
  address: 'Bench',
  city: 'Bench',
  country: 'Bench',
  categoryId: 20,
  latitude: 0,
  longitude: 0,
};
const SUBMIT = `mutation Submit($input: LocationInput!) { submitLocation(input: $input) { location { id } } }`;
const VERIFY = `mutation Verify($id: ID!) { verifyLocation(id: $id) { id } }`;
const DELETE = `mutation Delete($id: ID!) { deleteLocation(id: $id) }`;
const SEARCH = `query Search($filter: LocationFilter) { locations(filter: $filter) { total } }`;

const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const Found = z.object({ locations: z.object({ total: z.number() }) });

/** Publishes places one by one; answers how long each took from the acknowledged write until search found it. */
const waitsOf = async (environment: NodeJS.ProcessEnv, count: number): Promise<readonly number[]> => {
  const log = makeLogger({ service: 'bench', level: 'error', destination: process.stderr });
  const lifecycle = makeLifecycle(log);
  try {
    const product = await openProduct({ settings: readSettings(StandaloneSettings, environment), log, lifecycle });
    for (const service of product.services) await service.start();
    const catalog = product.services.find(({ subgraph }) => subgraph.name === 'catalog');
    if (!catalog) throw new Error('The product has no catalog');
    const query = runSubgraph(catalog.subgraph, log);
    const ask = async (text: string, variables: Readonly<Record<string, unknown>>, actor: Actor): Promise<unknown> => {
      const { data, errors } = await query(text)(variables, actor);
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    };
    const isFound = async (search: string): Promise<boolean> =>
      Found.parse(await ask(SEARCH, { filter: { search } }, MEMBER)).locations.total > 0;

    const waits: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const name = `Bench ${process.pid.toString(36)}x${at.toString(36)}q${Date.now().toString(36)}`;
      const input = { ...PLACE, name };
      const { id } = Submitted.parse(await ask(SUBMIT, { input }, submitter(at))).submitLocation.location;
      await ask(VERIFY, { id }, ADMIN);
      const writtenAt = performance.now();
      while (!(await isFound(name))) await pause(LOOK_EVERY_MS);
      waits.push(performance.now() - writtenAt);
      await ask(DELETE, { id }, ADMIN);
    }
    // The first ones wait for joining the groups and for code that runs for the first time.
    return waits.slice(Math.floor(count / 10));
  } finally {
    await lifecycle.close();
  }
};

const row = (name: string, most: number, waits: readonly number[]): Figure => {
  const middle = percentile(waits, 0.5);
  return figure(name, {
    target: `≤ ${most} ms`,
    measured: milliseconds(middle),
    comparedTo: `p99 ${milliseconds(percentile(waits, 0.99))}, ${waits.length} places, from the acknowledged write`,
    isMet: middle <= most,
  });
};

/** How long after it was published a place is found: embedded, and on real engines where the environment names them. */
export const measureVisible = async (count: number): Promise<readonly Figure[]> => {
  const embedded = await withFolder((folder) => waitsOf(cleanEnvironment({ DATA_DIR: folder }), count));
  const figures = [row('Published to found, embedded, p50', 20, embedded)];
  const name = `Published to found, ${ON_ENGINES}, p50`;
  const engines = engineSettings();
  if (!engines) return [...figures, notRun(name, '≤ 400 ms')];
  return withFolder(async (folder) => [
    ...figures,
    row(name, 400, await waitsOf(cleanEnvironment({ ...engines, DATA_DIR: folder }), count)),
  ]);
};
