import { verbatim } from '@wellspring/words/message';
import { AppError } from './app-error.ts';

/** An item with an identity: a document, an entity of the domain, or its id. */
type Identified = string | { readonly id: string } | { readonly _id: string };

const idOf = (one: Identified): string => (typeof one === 'string' ? one : 'id' in one ? one.id : one._id);

/** Most reads in a row that answer the same one: as many attempts as `retryOnConflict` makes. */
const ATTEMPTS_MAX = 20;

/**
 * Reads a piece and changes it, and so again until nothing is left to read.
 * @param read answers a bounded number, and none that is changed already
 * @throws AppError CONFLICT when the same one is read 20 times in a row: each change meets a conflict, or does not remove it from
 * what is read
 */
export const changePieces = async <T extends Identified>(
  read: () => Promise<readonly T[]>,
  change: (piece: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  let attempts = new Map<string, number>();
  for (let piece = await read(); piece.length > 0; piece = await read()) {
    attempts = new Map(piece.map((one) => [idOf(one), (attempts.get(idOf(one)) ?? 0) + 1]));
    for (const [id, count] of attempts)
      if (count > ATTEMPTS_MAX)
        throw new AppError(
          'CONFLICT',
          verbatim(`${id} still has to be changed after ${ATTEMPTS_MAX} attempts. Please try again.`),
        );
    await change(piece);
  }
};

/**
 * Reads some items and changes them in parallel, and repeats this until none is left: after a conflict an item is read again.
 * @param change returns whether it was written; false: a conflict
 * @returns how many were written
 * @throws as changePieces
 */
export const changeAll = async <T extends Identified>(
  read: () => Promise<readonly T[]>,
  change: (one: T) => Promise<boolean>,
): Promise<number> => {
  let written = 0;
  await changePieces(read, async (some) => {
    written += (await Promise.all(some.map(change))).filter(Boolean).length;
  });
  return written;
};
