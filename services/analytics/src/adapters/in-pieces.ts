import { changePieces } from '@wellspring/errors/change-all';

/** Documents that are changed or removed at once: others are served in between. */
const PIECE = 200;

/** Like changePieces, for changes that need only ids. @throws AppError CONFLICT when changed documents still match */
export const inPieces = (
  find: (limit: number) => Promise<readonly { readonly _id: string }[]>,
  act: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> =>
  changePieces(
    () => find(PIECE),
    (found) => act(found.map(({ _id }) => _id)),
  );
