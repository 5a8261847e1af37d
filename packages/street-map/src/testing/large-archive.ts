import { pmtilesHead } from '../archive/pmtiles-format.ts';
import { STREET_LAYERS } from '../source/protomaps-archive.ts';
import type { Bounds } from '../street-tiles.ts';
import { tileIdsOf } from '../tiles-of-box.ts';

const ZOOM = 14;
const TILE_BYTES = 14_000_000;

/** The beginning of an archive of the tiles of a box, each of 14 MB: all that is read of it before its tiles. */
export const headOfLargeArchive = (bounds: Bounds): Buffer => {
  const entries = [...tileIdsOf(bounds, ZOOM)].map((id, index) => ({
    id,
    offset: index * TILE_BYTES,
    length: TILE_BYTES,
    run: 1,
  }));
  const metadata = { vector_layers: STREET_LAYERS.map((id) => ({ id })) };
  return pmtilesHead(entries, entries.length, {
    minZoom: ZOOM,
    maxZoom: ZOOM,
    bounds,
    metadata,
    tileBytes: entries.length * TILE_BYTES,
  });
};
