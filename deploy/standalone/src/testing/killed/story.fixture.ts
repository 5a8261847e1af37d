// What a member does, from joining to a badge. Who is cut off repeats it: every call is harmless to repeat.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '@wellspring/events/topics';
import { openGraph } from '@wellspring/gateway/graph/graph';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { openProcess } from '@wellspring/platform/process/open-process';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { pointedBus, type NamedPoint } from '@wellspring/testkit/named-points';
import { z } from 'zod';
import { StandaloneSettings } from '../../config.ts';
import { caughtUp, wireProduct } from '../../product.ts';

const log = makeLogger({ service: 'test', level: 'silent' });
const supergraphSdl = readFileSync(new URL('../../../../../gateway/supergraph.graphql', import.meta.url), 'utf8');
const ADMIN: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false };
const PASSWORD = 'warm water in the hills';

type Variables = Readonly<Record<string, unknown>>;

const openOn = async (folder: string, reached: (point: NamedPoint) => void) => {
  const lifecycle = makeLifecycle(log);
  const settings = StandaloneSettings.parse({ DATA_DIR: folder });
  const opened = await openProcess({ name: 'wellspring', dataFolder: folder }, { log, lifecycle });
  const product = await wireProduct({ settings, log, lifecycle, ...opened, bus: pointedBus(opened.bus, reached) });
  for (const service of product.services) await service.start();
  const graph = await openGraph({
    supergraphSdl,
    subgraphs: Object.fromEntries(product.services.map(({ subgraph }) => [subgraph.name, { local: subgraph }])),
    signActor: () => '',
    log,
  });
  const ask = (actor: Actor, query: string, variables: Variables = {}) =>
    graph.execute({ query, variables }, { ...actor, overRest: true });
  const close = async (): Promise<void> => {
    await graph.stop();
    await lifecycle.close();
  };
  return { product, bus: opened.bus, ask, close };
};

type Opened = Awaited<ReturnType<typeof openOn>>;

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
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });

/** Published places, one for each member's story. Answers their ids. */
export const makePlaces = async ({ product, ask }: Opened, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const input = { name: `Pool ${at}`, address: '1 Lane', city: 'Kyoto', country: 'Japan', categoryId: 20 };
    const { id } = Submitted.parse((await ask(ADMIN, SUBMIT, { input })).data).submitLocation.location;
    await ask(ADMIN, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
    ids.push(id);
  }
  await caughtUp(product);
  return ids;
};

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { account { id } } }';
const SignedIn = z.object({ account: z.object({ id: z.string() }) });
const Joined = z.union([z.object({ register: SignedIn }), z.object({ login: SignedIn })]);

const emailOf = (name: string): string => `${name}@example.org`;

/** Joins, or, having joined before the process died, signs in. */
const joinOrSignIn = async ({ ask }: Opened, name: string): Promise<string> => {
  const who = { email: emailOf(name), password: PASSWORD };
  const registered = await ask({ kind: 'visitor' }, REGISTER, { input: who });
  const { data } = registered.errors ? await ask({ kind: 'visitor' }, LOGIN, who) : registered;
  const joined = Joined.parse(data);
  return ('register' in joined ? joined.register : joined.login).account.id;
};

const REVIEW =
  'mutation ($input: ReviewInput!, $key: String) { createReview(input: $input, idempotencyKey: $key) { review { id } } }';
const LIST =
  'mutation ($input: TripListInput!, $key: String) { createTripList(input: $input, idempotencyKey: $key) { id } }';
const Listed = z.object({ createTripList: z.object({ id: z.string() }) });
const ITEM =
  'mutation ($id: ID!, $input: TripListItemInput!, $key: String) { addTripListItem(id: $id, input: $input, idempotencyKey: $key) { locationId } }';
const FAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId, isFavorite: true) { id } }';
const VISIT =
  'mutation ($locationId: ID!, $input: VisitInput!) { visit(locationId: $locationId, input: $input) { id } }';

const memberOf = (id: string): Actor => ({ kind: 'member', id, isAdmin: false, isOwner: false });

/** The story of one member at one place, until everything that follows from it has happened. @throws when a call is refused */
export const live = async (opened: Opened, name: string, locationId: string): Promise<void> => {
  const member = memberOf(await joinOrSignIn(opened, name));
  const tell = async (query: string, variables: Variables): Promise<unknown> => {
    const { data, errors } = await opened.ask(member, query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const input = { locationId, rating: 4, title: 'Warm', content: 'Quiet and warm water' };
  await tell(REVIEW, { input, key: 'review' });
  const list = { input: { name: 'Springs', isPublic: true }, key: 'list' };
  const { id } = Listed.parse(await tell(LIST, list)).createTripList;
  await tell(ITEM, { id, input: { locationId }, key: 'item' });
  await tell(FAVORITE, { locationId });
  await tell(VISIT, { locationId, input: { visitStatus: 'visited' } });
  await caughtUp(opened.product);
};

const STATE = `query ($id: ID!, $userId: ID!) {
  location(id: $id) { averageRating reviewCount isFavorite visitStatus myReview { rating title } reviews { total } }
  tripLists { total lists { name isPublic itemCount } }
  badgeHolder(userId: $userId) { badges { badgeType badgeLevel } }
}`;

/** How often each kind of fact was told of these things, each fact counted once however often it came. */
const factsAbout = async ({ bus }: Opened, keys: readonly string[]) => {
  const types = new Map<string, string>();
  await bus.replay(Object.values(TOPICS), async (messages) => {
    for (const { id, key, type } of messages) if (keys.includes(key)) types.set(id, type);
  })();
  const counts = new Map<string, number>();
  for (const type of types.values()) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted());
};

const mailsTo = (folder: string, email: string): number =>
  readdirSync(join(folder, 'mails'))
    .map((file) => readFileSync(join(folder, 'mails', file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`)).length;

/** What everybody sees of a member's story when it has ended, without what is made at random. */
export const stateAfter = async (opened: Opened, folder: string, name: string, locationId: string) => {
  const userId = await joinOrSignIn(opened, name);
  const { data } = await opened.ask(memberOf(userId), STATE, { id: locationId, userId });
  const lists = await opened.ask(memberOf(userId), '{ tripLists { lists { id } } }');
  const listIds = z.object({ tripLists: z.object({ lists: z.array(z.object({ id: z.string() })) }) }).parse(lists.data);
  const keys = [userId, locationId, ...listIds.tripLists.lists.map(({ id }) => id)];
  const mails = mailsTo(folder, emailOf(name));
  // Between a mail and the note that it went out lies a moment in which nobody can know: then it goes twice, and never not at all.
  return { data, facts: await factsAbout(opened, keys), isMailed: mails >= 1 && mails <= 2 };
};
