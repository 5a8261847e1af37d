/** Documents that are changed or removed at once: others are served in between. */
const PIECE = 200;

type Named = { readonly _id: string };

/** Does something to all documents that `find` finds, piece by piece; what has been done to a piece must take it out of what is found. */
export const inPieces = async (
  find: (limit: number) => Promise<readonly Named[]>,
  act: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  for (;;) {
    const found = await find(PIECE);
    if (found.length > 0) await act(found.map(({ _id }) => _id));
    if (found.length < PIECE) return;
  }
};
