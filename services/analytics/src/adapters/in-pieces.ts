import { changePieces } from '@wellspring/errors/change-all';

/** Documents that are changed or removed at once: others are served in between. */
const PIECE = 200;

/** As changePieces, for what is changed by ids alone. @throws AppError CONFLICT when a change does not take them out of what is found */
export const inPieces = (
  find: (limit: number) => Promise<readonly { readonly _id: string }[]>,
  act: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> =>
  changePieces(
    () => find(PIECE),
    (found) => act(found.map(({ _id }) => _id)),
  );
