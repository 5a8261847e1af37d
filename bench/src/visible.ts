import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { cleanEnvironment } from './environment.ts';
import { engineSettings, notRun, ON_ENGINES } from './engines.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { withServices, type AskService } from './in-process.ts';
import { percentile } from './middle.ts';
import { withFolder } from './product.ts';

const LOOK_EVERY_MS = 1;

const MEMBER: Actor = { kind: 'member', id: 'bench-member', isAdmin: false, isOwner: false };
/** Each submits a few times an hour. */
const submitter = (at: number): Actor => ({ ...MEMBER, id: `bench-member-${Math.floor(at / 10)}` });
const ADMIN: Actor = { kind: 'member', id: 'bench-admin', isAdmin: true, isOwner: false };

const PLACE = { description: 'Bench', address: 'Bench', city: 'Bench', country: 'Bench', categoryId: 20, latitude: 0 };
const SUBMIT = `mutation Submit($input: LocationInput!) { submitLocation(input: $input) { location { id } } }`;
const VERIFY = `mutation Verify($id: ID!) { verifyLocation(id: $id) { id } }`;
const DELETE = `mutation Delete($id: ID!) { deleteLocation(id: $id) }`;
const PENDING = `query Pending { adminLocations(state: pending, limit: 1) { locations { id } } }`;
const SEARCH = `query Search($filter: LocationFilter) { locations(filter: $filter) { total } }`;
const MAP = `query Map($box: BoxInput!) { map(box: $box, zoom: 14) { total } }`;
const STATS = `query Stats { communityStats { totalLocations } }`;

const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const Pending = z.object({ adminLocations: z.object({ locations: z.array(z.object({ id: z.string() })) }) });
const Total = z.object({ total: z.number() });
const Found = z.object({ locations: Total });
const Shown = z.object({ map: Total });
const Counted = z.object({ communityStats: z.object({ totalLocations: z.number() }) });

/** How long it took from the acknowledged write until it was so, in milliseconds. */
const waitUntil = async (isSo: () => Promise<boolean>, since: number): Promise<number> => {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
  return performance.now() - since;
};

type Waits = { readonly listed: number; readonly found: number; readonly shown: number; readonly counted: number };

/** Submits and publishes one place at its own point, and deletes it again. */
const waitsOfPlace = async (ask: AskService, at: number): Promise<Waits> => {
  const name = `Bench ${process.pid.toString(36)}x${at.toString(36)}q${Date.now().toString(36)}`;
  const longitude = -170 + at;
  const box = { west: longitude - 0.1, south: -0.1, east: longitude + 0.1, north: 0.1 };
  const count = async () => Counted.parse(await ask('analytics', STATS, {}, MEMBER)).communityStats.totalLocations;
  const total = async () => Shown.parse(await ask('catalog', MAP, { box }, MEMBER)).map.total;
  const [counted, shown] = [await count(), await total()];

  const submitted = await ask('catalog', SUBMIT, { input: { ...PLACE, name, longitude } }, submitter(at));
  const { id } = Submitted.parse(submitted).submitLocation.location;
  const submittedAt = performance.now();
  const isListed = async () => {
    const { locations } = Pending.parse(await ask('catalog', PENDING, {}, ADMIN)).adminLocations;
    return locations[0]?.id === id;
  };
  const listed = await waitUntil(isListed, submittedAt);

  await ask('catalog', VERIFY, { id }, ADMIN);
  const verifiedAt = performance.now();
  const isFound = async () =>
    Found.parse(await ask('catalog', SEARCH, { filter: { search: name } }, MEMBER)).locations.total > 0;
  const [whenFound, whenShown, whenCounted] = await Promise.all([
    waitUntil(isFound, verifiedAt),
    waitUntil(async () => (await total()) > shown, verifiedAt),
    waitUntil(async () => (await count()) > counted, verifiedAt),
  ]);

  await ask('catalog', DELETE, { id }, ADMIN);
  await waitUntil(async () => (await count()) === counted, performance.now());
  return { listed, found: whenFound, shown: whenShown, counted: whenCounted };
};

const waitsOf = (environment: NodeJS.ProcessEnv, count: number): Promise<readonly Waits[]> =>
  withServices(environment, async (ask) => {
    const waits: Waits[] = [];
    for (let at = 0; at < count; at += 1) waits.push(await waitsOfPlace(ask, at));
    // The first ones wait for joining the groups and for code that runs for the first time.
    return waits.slice(Math.floor(count / 10));
  });

const row = (name: string, most: number, waits: readonly number[], part: 0.5 | 0.99): Figure => {
  const measured = percentile(waits, part);
  const beside =
    part === 0.5 ? `p99 ${milliseconds(percentile(waits, 0.99))}` : `p50 ${milliseconds(percentile(waits, 0.5))}`;
  return figure(name, {
    target: `≤ ${most} ms`,
    measured: milliseconds(measured),
    comparedTo: `${beside}, ${waits.length} places, from the acknowledged write`,
    isMet: measured <= most,
  });
};

type Most = { readonly found: number; readonly listed: number; readonly visible: number; readonly counted: number };

const rows = (where: string, most: Most, waits: readonly Waits[]): readonly Figure[] => [
  row(
    `Published to found, ${where}, p50`,
    most.found,
    waits.map(({ found }) => found),
    0.5,
  ),
  row(
    `Submitted to the admin's list, ${where}, p99`,
    most.listed,
    waits.map(({ listed }) => listed),
    0.99,
  ),
  row(
    `Verified to found and on the map, ${where}, p99`,
    most.visible,
    waits.map(({ found, shown }) => Math.max(found, shown)),
    0.99,
  ),
  row(
    `Verified to the statistics, ${where}, p99`,
    most.counted,
    waits.map(({ counted }) => counted),
    0.99,
  ),
];

/** How long after it was submitted or published a place is seen: embedded, and on real engines where the environment names them. */
export const measureVisible = async (count: number): Promise<readonly Figure[]> => {
  const waits = await withFolder((folder) => waitsOf(cleanEnvironment({ DATA_DIR: folder }), count));
  const figures = rows('embedded', { found: 20, listed: 100, visible: 200, counted: 1_500 }, waits);
  const engines = engineSettings();
  if (!engines) return [...figures, notRun(`Submitted and published to seen, ${ON_ENGINES}, p99`, '≤ 2000 ms')];
  const most = { found: 400, listed: 2_000, visible: 2_000, counted: 2_000 };
  return withFolder(async (folder) => [
    ...figures,
    ...rows(ON_ENGINES, most, await waitsOf(cleanEnvironment({ ...engines, DATA_DIR: folder }), count)),
  ]);
};
