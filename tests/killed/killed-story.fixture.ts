import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { NamedPoint } from '@wellspring/testkit/named-points';
import { startCaches } from '@wellspring/testkit/processes/start-caches';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { STORIES, type StoryName } from './stories.ts';
import { makePlaces, withProduct } from './story.fixture.ts';

const SCRIPT = join(import.meta.dirname, 'until-killed.fixture.ts');
const UNDISTURBED = 'undisturbed';

/** Runs a process until it kills itself at a point. @throws with its last words when it was never there */
const killAt = async (args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--no-warnings', SCRIPT, ...args], {
    env: { ...process.env, ...startCaches() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [words] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.signalCode !== 'SIGKILL') throw new Error(words);
};

/** Milliseconds for a process that is started and killed at each of some forty points. */
const STORY_MS = 600_000;

/** Each member's story is cut off at another point; the next process finds what the last one left, and the member repeats their calls. */
const runStory = async (story: StoryName) => {
  const { points, prepare, act, stateAfter } = STORIES[story];
  const folder = await temporaryFolder();
  const undisturbed = points.length;
  const nameAt = (at: number): string => (at === undisturbed ? UNDISTURBED : `member-${at}`);
  // Once for all, by a process that is warm: each of those that are killed begins cold.
  const places = await withProduct(folder, async (opened) => {
    const made = await makePlaces(opened, undisturbed + 1);
    for (const [at, place] of made.entries()) await prepare(opened, nameAt(at), place);
    return made;
  });
  const placeAt = (at: number): string => places[at] ?? '';
  for (const [at, point] of points.entries())
    await killAt([story, folder, point, nameAt(at), placeAt(at), ...(at > 0 ? [nameAt(at - 1), placeAt(at - 1)] : [])]);
  const visited = new Set<NamedPoint>();
  const lastPlace = placeAt(undisturbed);
  return withProduct(
    folder,
    async (opened) => {
      const last = points.length - 1;
      await act(opened, nameAt(last), placeAt(last));
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

/** A process is killed at each point of a story: it must end like the undisturbed one, which is as `undisturbed` says. */
export const endsAlikeWhereverKilled = (story: StoryName, undisturbed: object): void => {
  const { points } = STORIES[story];
  let result: Awaited<ReturnType<typeof runStory>>;
  beforeAll(async () => void (result = await runStory(story)), STORY_MS);

  it('comes by every point that is named, and by no fact that is not', () => {
    const seen = result.seen;
    expect([...points].filter((point) => !seen.includes(point))).toEqual([]);
    // The totals of a day are published a second later, also when the next story has begun by then.
    const facts = (all: readonly NamedPoint[]) =>
      all.filter((point) => point.startsWith('written') && point !== 'written DailyTotalsChanged').toSorted();
    expect(facts(seen)).toEqual(facts(points));
  });

  it('ends undisturbed as one would expect', () => {
    expect(result.expected).toMatchObject(undisturbed);
  });

  it.each(points)('ends alike when the process is killed with -9 at the point "%s"', (point) => {
    expect(result.states.get(point)).toEqual(result.expected);
  });
};
