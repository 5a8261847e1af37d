import { MOST_BYTES } from './source/source.ts';

type Piece = { readonly offset: number; readonly length: number };

/** One request, and the pieces that lie in its answer. */
export type RangeRequest = Piece & { readonly pieces: readonly Piece[] };

/** Between pieces so few bytes are read along, rather than asking twice. */
const GAP = 32 * 1024;
const LARGEST = 4 * 1024 * 1024;
const PAGE = 2_000;

/** Requests for pieces that are read page by page, in the order of their offsets: neighbours come in one. */
export function* requestsFor(
  piecesAfter: (offset: number, limit: number) => readonly Piece[],
): Generator<RangeRequest, void> {
  let open: { offset: number; end: number; pieces: Piece[] } | null = null;
  const closed = ({ offset, end, pieces }: NonNullable<typeof open>): RangeRequest => ({
    offset,
    length: Math.min(end - offset, MOST_BYTES + 1),
    pieces,
  });
  for (let page = piecesAfter(-1, PAGE); page.length > 0; page = piecesAfter(page.at(-1)?.offset ?? Infinity, PAGE)) {
    for (const piece of page) {
      const end = piece.offset + piece.length;
      if (open && piece.offset - open.end <= GAP && end - open.offset <= LARGEST) {
        open.pieces.push(piece);
        open.end = Math.max(open.end, end);
        continue;
      }
      if (open) yield closed(open);
      open = { offset: piece.offset, end, pieces: [piece] };
    }
  }
  if (open) yield closed(open);
}
