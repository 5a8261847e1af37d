import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Holder } from '../domain/badge.ts';
import type { HolderStore } from '../ports.ts';
import { awardBadges, eraseBadges, tooBusy, type BadgeDeps } from './award-badges.ts';

const PAGE = 500;

async function* all(holders: Pick<HolderStore, 'after'>): AsyncGenerator<Holder> {
  for (let last = ''; ;) {
    const page = await holders.after(last, PAGE);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end.userId;
  }
}

const isSame = (one: Holder, other: Holder): boolean =>
  one.isErased === other.isErased && JSON.stringify(one.badges) === JSON.stringify(other.badges);

type Deps = {
  readonly live: BadgeDeps;
  /** what all events make of the same members */
  readonly fresh: Pick<HolderStore, 'find' | 'after'>;
  /** the highest published revision of each member's badges */
  readonly published: ReadonlyMap<string, number>;
};

/**
 * Compares who holds which badges with what all events say, once the contributions are right. What differs is worked out by the code that
 * always does it, and becomes facts; only what was lost altogether is restored as it was published, without an event.
 */
export const rebuildHolders =
  ({ live, fresh, published }: Deps) =>
  async (signal: AbortSignal): Promise<{ readonly rows: number; readonly differing: number }> => {
    const { holders } = live;
    const repair = async (next: Holder): Promise<void> => {
      const { userId } = next;
      await retryOnConflict(async () => {
        const before = await holders.find(userId);
        // The deletion of an account is a change that no badge shows.
        const revision = Math.max(before.revision, (published.get(userId) ?? 0) + (next.isErased ? 1 : 0));
        const isBehind = before.revision < revision || (before.isErased && !next.isErased);
        if (!isBehind) return undefined;
        const restored = { ...next, revision: before.revision < revision ? revision : revision + 1 };
        return (await holders.replace(restored, before.revision, [])) ? undefined : VERSION_CONFLICT;
      }, tooBusy);
      if (next.isErased) await eraseBadges(live)(userId);
      else await awardBadges(live)(userId);
    };
    let rows = 0;
    let differing = 0;
    const visit = async (before: Holder, next: Holder): Promise<void> => {
      signal.throwIfAborted();
      if (isSame(before, next)) return;
      await repair(next);
      // The live one may only have been ahead.
      if (!isSame(before, await holders.find(before.userId))) differing += 1;
    };
    for await (const next of all(fresh)) {
      rows += 1;
      await visit(await holders.find(next.userId), next);
    }
    for await (const before of all(holders)) await visit(before, await fresh.find(before.userId));
    return { rows, differing };
  };

/** Counts whose badges differ from what all events say, and changes nothing. */
export const compareHolders =
  ({ live, fresh }: Pick<Deps, 'live' | 'fresh'>) =>
  async (signal: AbortSignal): Promise<{ readonly rows: number; readonly differing: number }> => {
    const { holders } = live;
    let rows = 0;
    const different = new Set<string>();
    for await (const next of all(fresh)) {
      signal.throwIfAborted();
      rows += 1;
      if (!isSame(await holders.find(next.userId), next)) different.add(next.userId);
    }
    for await (const before of all(holders)) {
      signal.throwIfAborted();
      if (!isSame(before, await fresh.find(before.userId))) different.add(before.userId);
    }
    return { rows, differing: different.size };
  };
