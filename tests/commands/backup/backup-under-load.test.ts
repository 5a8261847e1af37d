import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { beginImport } from '../../served/running-import.fixture.ts';
import { command, member, runProduct } from './running-product.fixture.ts';

const root = await temporaryFolder();
const folder = join(root, 'data');
const file = join(root, 'backup.tar.gz');

type Running = Awaited<ReturnType<typeof runProduct>>;

const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const VERIFY = 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }';
const REVIEW = 'mutation ($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
const FAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId) { id } }';
const FOUND = 'query ($search: String!) { locations(filter: { search: $search }) { total } }';
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const Found = z.object({ locations: z.object({ total: z.int() }) });

/** A place, and what followed it: each began when the one before was acknowledged, in its own store. */
type Chain = { readonly place: string; readonly key: string };

const PICTURE = Buffer.alloc(20_000, 'warm water');

/** A picture, then a place that contains it, then a review of that, then a favorite. */
const writeChain = async ({ product, ask }: Running, who: string, at: number): Promise<Chain> => {
  const key = `tests/${who}-${at}.webp`;
  await product.objects.put(key, PICTURE, { size: PICTURE.byteLength, contentType: 'image/webp' });
  const input = {
    name: `${who} ${at}`,
    description: key,
    address: '1 Lane',
    city: 'Kyoto',
    country: 'Japan',
    categoryId: 20,
  };
  const place = Submitted.parse(await ask(member(who), SUBMIT, { input })).submitLocation.location.id;
  await ask(member('admin', true), VERIFY, { id: place });
  const review = { locationId: place, rating: 1 + (at % 5), title: 'Warm', content: 'Quiet and warm water' };
  // Other services know the place a moment later.
  await eventually(() => ask(member(who), REVIEW, { input: review }), 30_000);
  await eventually(() => ask(member(who), FAVORITE, { locationId: place }), 30_000);
  return { place, key };
};

/** Members who write without a pause until they are stopped. */
const beginWriting = (running: Running) => {
  const acknowledged: Chain[] = [];
  let isStopped = false;
  const writers = ['ann', 'ben', 'eve'].map(async (who) => {
    for (let at = 0; !isStopped; at += 1) acknowledged.push(await writeChain(running, who, at));
  });
  return {
    acknowledged: (): readonly Chain[] => [...acknowledged],
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(writers);
    },
  };
};

const Doc = z.object({
  doc: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
});

/** The data of a store that is not open. */
const documentsIn = (database: string, collection: string): readonly Readonly<Record<string, unknown>>[] => {
  const store = new DatabaseSync(join(folder, `${database}.db`), { readOnly: true });
  try {
    const id = Number(store.prepare('SELECT id FROM collections WHERE name = ?').get(collection)?.['id']);
    return store.prepare(`SELECT doc FROM c${id}`).all().map((row) => Doc.parse(row).doc); // prettier-ignore
  } finally {
    store.close();
  }
};

/** Backs up while members write and a file is imported, then loses everything. Answers what had been acknowledged when the backup began. */
const backUpAndLoseAll = async () => {
  const running = await runProduct(folder);
  const writing = beginWriting(running);
  const importing = beginImport(running.product, 1_000_000);
  await eventually(() => {
    expect(importing.stored()).toBeGreaterThanOrEqual(500);
    expect(writing.acknowledged().length).toBeGreaterThanOrEqual(6);
  }, 60_000);
  const [before, imported] = [writing.acknowledged(), importing.stored()];
  const began = performance.now();
  const { code, stdout } = await command('backup', folder, file).ended;
  const tookMs = performance.now() - began;
  const during = importing.stored() - imported;
  await Promise.all([writing.stop(), importing.stop()]);
  const pausedMs = Number(/written for (\d+) ms/.exec(stdout)?.[1]);
  await running.end();
  await rm(folder, { recursive: true });
  return { code, before, imported, during, pausedMs, tookMs };
};

const lost = await backUpAndLoseAll();
const restored = await command('restore', folder, file).ended;
const after = {
  places: documentsIn('catalog', 'locations'),
  reviews: documentsIn('reviews', 'reviews'),
  marks: documentsIn('lists-and-badges', 'marks'),
};

describe('a backup of a product that is written to', () => {
  it('lets writers wait for moments alone', () => {
    expect(lost.code).toBe(0);
    expect(lost.during).toBeGreaterThan(0);
    expect(lost.pausedMs).toBeLessThan(lost.tookMs / 2);
  });

  it('is for its owner alone', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(restored.code).toBe(0);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'catalog.db'))).mode & 0o777).toBe(0o600);
  });

  it('has all that was acknowledged before it', async () => {
    const places = new Set(after.places.map(({ _id }) => _id));
    const reviewed = new Set(after.reviews.map(({ locationId }) => locationId));
    const marked = new Set(after.marks.map(({ locationId }) => locationId));
    for (const { place, key } of lost.before) {
      expect([places.has(place), reviewed.has(place), marked.has(place)]).toEqual([true, true, true]);
      expect((await stat(join(folder, 'files', `${key}@`))).size).toBeGreaterThan(PICTURE.byteLength);
    }
    expect(places.size).toBeGreaterThanOrEqual(lost.before.length + lost.imported);
  });

  it('is of one instant: what followed from something is nowhere without it', async () => {
    const places = new Map(after.places.map((place) => [place['_id'], place]));
    for (const { locationId } of [...after.reviews, ...after.marks]) expect(places.has(locationId)).toBe(true);
    for (const { description } of after.places.filter(({ submittedBy }) => submittedBy))
      expect((await stat(join(folder, 'files', `${String(description)}@`))).isFile()).toBe(true);
  });

  it('starts, and every document agrees with its events, every projection with a recomputation', async () => {
    const running = await runProduct(folder);
    await caughtUp(running.product);
    const revisions = new Map<string, number>();
    await running.product.bus.replay([TOPICS.catalog], async (messages) => {
      for (const message of messages) {
        const location = locationIn(message);
        if (location)
          revisions.set(
            location.locationId,
            Math.max(Number(location.revision), revisions.get(location.locationId) ?? 0),
          );
      }
    })();
    for (const { _id: id, revision } of after.places) expect([id, revisions.get(String(id))]).toEqual([id, revision]);
    for (const projection of ['badges', 'ratings', 'stats'])
      expect([projection, await running.rebuild(projection)]).toMatchObject([projection, { differing: 0 }]);
    const published = after.places.filter(({ isVerified }) => isVerified === true);
    const named = (word: string): number =>
      published.filter(({ name }) => String(name).split(' ').includes(word)).length;
    await running.product.services.find(({ subgraph }) => subgraph.name === 'catalog')?.checks['search']?.();
    for (const word of ['Pool', 'ann', 'ben'])
      expect([
        word,
        Found.parse(await running.ask(member('admin', true), FOUND, { search: word })).locations.total,
      ]).toEqual([word, named(word)]);
    await running.end();
  });
});
