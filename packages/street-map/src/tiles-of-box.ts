import { across, down } from '@wellspring/map-grid/mercator';
import { zxyToTileId } from 'pmtiles';
import type { Bounds } from './street-tiles.ts';

type Span = { readonly first: number; readonly last: number };
type Spans = { readonly columns: readonly Span[]; readonly rows: Span };

const span = (from: number, to: number, count: number): Span => {
  const first = Math.min(count - 1, Math.floor(from * count));
  return { first, last: Math.max(first, Math.ceil(to * count) - 1) };
};

/** At far zooms both may touch the same column. */
const apart = (left: Span, right: Span): readonly Span[] =>
  right.first > left.last ? [left, right] : [{ first: left.first, last: right.last }];

/** The columns and rows of the tiles that a box touches; a box across the antimeridian has two spans of columns. */
const spansOf = ({ west, south, east, north }: Bounds, zoom: number): Spans => {
  const count = 2 ** zoom;
  const columns =
    west <= east
      ? [span(across(west), across(east), count)]
      : apart(span(0, across(east), count), span(across(west), 1, count));
  return { columns, rows: span(down(north), down(south), count) };
};

const lengthOf = ({ first, last }: Span): number => last - first + 1;

/** How many tiles a box touches from one zoom to another. */
export const countTiles = (bounds: Bounds, minZoom: number, maxZoom: number): number => {
  let count = 0;
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const { columns, rows } = spansOf(bounds, zoom);
    count += columns.reduce((all, each) => all + lengthOf(each), 0) * lengthOf(rows);
  }
  return count;
};

/** The numbers of these tiles in an archive, ascending: neighbours in it stand beside one another. */
export const tileIdsOf = (bounds: Bounds, zoom: number): Float64Array => {
  const { columns, rows } = spansOf(bounds, zoom);
  const ids = new Float64Array(countTiles(bounds, zoom, zoom));
  let count = 0;
  for (const { first, last } of columns)
    for (let column = first; column <= last; column += 1)
      for (let row = rows.first; row <= rows.last; row += 1) ids[count++] = zxyToTileId(zoom, column, row);
  return ids.sort();
};
