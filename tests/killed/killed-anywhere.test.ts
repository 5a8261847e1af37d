import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { NamedPoint } from '@wellspring/testkit/named-points';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { isStory, STORIES, type StoryName } from './stories.ts';
import { makePlaces, withProduct } from './story.fixture.ts';

const SCRIPT = join(import.meta.dirname, 'until-killed.fixture.ts');
const UNDISTURBED = 'undisturbed';
const nameAt = (at: number): string => `member-${at}`;

/** Several folders at once, each with some of the points: a point costs a process, and the machine has several cores. */
const LANES = 2;

type Lane = { readonly story: StoryName; readonly folder: string; readonly points: readonly NamedPoint[] };

const openLanes = (story: StoryName): Promise<readonly Lane[]> =>
  Promise.all(
    Array.from({ length: LANES }, async (_, lane) => ({
      story,
      folder: await temporaryFolder(),
      points: STORIES[story].points.filter((_point, at) => at % LANES === lane),
    })),
  );

/** Runs a process until it kills itself at a point. @throws with its last words when it was never there */
const killAt = async (args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--no-warnings', SCRIPT, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [words] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.signalCode !== 'SIGKILL') throw new Error(words);
};

/** Each member's story is cut off at another point; the next process finds what the last one left, and the member repeats their calls. */
const runLane = async ({ story, folder, points }: Lane) => {
  const { prepare, act, stateAfter } = STORIES[story];
  const places = await withProduct(folder, (opened) => makePlaces(opened, points.length + 1));
  const placeAt = (at: number): string => places[at] ?? '';
  for (const [at, point] of points.entries())
    await killAt([story, folder, point, nameAt(at), placeAt(at), ...(at > 0 ? [nameAt(at - 1), placeAt(at - 1)] : [])]);
  const visited = new Set<NamedPoint>();
  const lastPlace = placeAt(points.length);
  return withProduct(
    folder,
    async (opened) => {
      const last = points.length - 1;
      await act(opened, nameAt(last), placeAt(last));
      await prepare(opened, UNDISTURBED, lastPlace);
      visited.clear();
      await act(opened, UNDISTURBED, lastPlace);
      const seen = [...visited];
      const states = new Map<NamedPoint, unknown>();
      for (const [at, point] of points.entries()) states.set(point, await stateAfter(opened, nameAt(at), placeAt(at)));
      return { seen, states, expected: await stateAfter(opened, UNDISTURBED, lastPlace) };
    },
    (point) => visited.add(point),
  );
};

const EXPECTED: Readonly<Record<StoryName, object>> = {
  'from joining to a badge': {
    data: {
      location: { averageRating: 4, reviewCount: 1, isFavorite: true, visitStatus: 'visited', reviews: { total: 1 } },
      myLocations: { total: 1, locations: [{ name: 'Fern Bath', isVerified: false, coordinatesAre: 'approximate' }] },
      tripLists: { total: 1, lists: [{ name: 'Springs', isPublic: true, itemCount: 1 }] },
      badgeHolder: { badges: [{ badgeType: 'reviewer' }, { badgeType: 'curator' }] },
    },
    isMailed: true,
  },
  'the deletion of an account': {
    data: { location: { reviewCount: 0, reviews: { total: 0 } }, badgeHolder: { badges: [] } },
    list: ['List not found'],
    canSignIn: false,
    receipts: [['analytics', 'catalog', 'identity', 'lists-and-badges', 'moderation', 'reviews']],
  },
  'the suspension of a member': {
    data: { location: { averageRating: 0, reviewCount: 0, reviews: { total: 0 } } },
    list: ['List not found'],
    canSignIn: false,
  },
  'the return of a suspended member': {
    data: { location: { averageRating: 4, reviewCount: 1, reviews: { total: 1 } } },
    list: { tripList: { name: 'Springs' } },
    canSignIn: true,
  },
  'what is reported and settled': {
    reports: ['other dismissed Seen', 'closed resolved Seen'],
    audit: [
      { adminAudit: { entries: [{ kind: 'ReportDismissed', byId: 'admin', changes: [{ after: 'dismissed' }] }] } },
      { adminAudit: { entries: [{ kind: 'ReportResolved', byId: 'admin', changes: [{ after: 'resolved' }] }] } },
    ],
    messages: 0,
  },
  'what is claimed and accepted': {
    data: { location: { isClaimed: true }, siteSettings: [{ value: 'false' }] },
    proposals: ['claim accepted'],
  },
};

describe.each(Object.keys(EXPECTED).filter(isStory))('%s', (story) => {
  const { points } = STORIES[story];
  let results: readonly Awaited<ReturnType<typeof runLane>>[] = [];
  beforeAll(async () => {
    results = await Promise.all((await openLanes(story)).map(runLane));
  }, 300_000);

  it('comes by every point that is named, and by no fact that is not', () => {
    const seen = results[0]?.seen ?? [];
    expect([...points].filter((point) => !seen.includes(point))).toEqual([]);
    // The totals of a day are told a second later, whichever story has begun by then.
    const facts = (all: readonly NamedPoint[]) =>
      all.filter((point) => point.startsWith('written') && point !== 'written DailyTotalsChanged').toSorted();
    expect(facts(seen)).toEqual(facts(points));
  });

  it('ends undisturbed as one would expect', () => {
    expect(results[0]?.expected).toMatchObject(EXPECTED[story]);
  });

  it.each(points)('ends alike when the process is killed with -9 at the point "%s"', (point) => {
    const result = results.find(({ states }) => states.has(point));
    expect(result?.states.get(point)).toEqual(result?.expected);
  });
});
