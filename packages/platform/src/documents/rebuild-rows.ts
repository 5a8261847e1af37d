import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Row } from './port.ts';
import type { Rows } from './rows.ts';

const PAGE = 500;
const MOST_ATTEMPTS = 20;

/** Every document of a collection, in the order of their ids. */
export async function* all(rows: Rows): AsyncGenerator<Row> {
  for (let last = ''; ;) {
    const page = await rows.after(last, PAGE);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end._id;
  }
}

const inOrder = (row: Row | null): string =>
  row === null ? '' : JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const isSame = (one: Row | null, other: Row | null): boolean => inOrder(one) === inOrder(other);

/** The ids of what is in one only, or in both and different. */
async function* differences(live: Rows, fresh: Rows): AsyncGenerator<string> {
  const [lives, freshes] = [all(live), all(fresh)];
  let [left, right] = [await lives.next(), await freshes.next()];
  while (!left.done || !right.done) {
    const [mine, theirs] = [left.done ? null : left.value, right.done ? null : right.value];
    const isLeft = mine !== null && (theirs === null || mine._id <= theirs._id);
    const isRight = theirs !== null && (mine === null || theirs._id <= mine._id);
    if (!isSame(isLeft ? mine : null, isRight ? theirs : null)) yield (isLeft ? mine : theirs)?._id ?? '';
    if (isLeft) left = await lives.next();
    if (isRight) right = await freshes.next();
  }
}

/** `rows`: documents that were compared; `differing`: those that were not as the events say. */
export type RebuildCounts = { readonly rows: number; readonly differing: number };

/**
 * Rebuilds a collection beside the live one from all events, compares the two, and carries over what differs, each document at
 * once, while reads and the live consumer continue. What looks different is looked at again with the events that came meanwhile: one of
 * the two may only have been ahead. @throws AppError CONFLICT when a document never rests; the signal's reason
 */
export const rebuildRows = async ({
  live,
  fresh,
  catchUp,
  signal,
}: {
  readonly live: Rows;
  /** empty */
  readonly fresh: Rows;
  /** Applies to `fresh` the events since the last call. */
  readonly catchUp: () => Promise<void>;
  readonly signal: AbortSignal;
}): Promise<RebuildCounts> => {
  await catchUp();
  signal.throwIfAborted();
  let suspects: string[] = [];
  for await (const id of differences(live, fresh)) suspects.push(id);
  let differing = 0;
  for (let attempt = 0; suspects.length > 0; attempt++) {
    if (attempt === MOST_ATTEMPTS) throw new AppError('CONFLICT', say('errors.changedTooFast'));
    signal.throwIfAborted();
    await catchUp();
    const unsettled: string[] = [];
    for (const id of suspects) {
      const [before, next] = [await live.find(id), await fresh.find(id)];
      if (isSame(before, next)) continue;
      if (await live.replace(before, next)) differing += 1;
      else unsettled.push(id);
    }
    suspects = unsettled;
  }
  let rows = 0;
  for await (const _ of all(fresh)) rows += 1;
  return { rows, differing };
};
