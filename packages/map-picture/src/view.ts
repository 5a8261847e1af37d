import { CLOSEST_TILES, EXTENT } from '@wellspring/basemap/zooms';
import { across, down } from '@wellspring/map-grid/mercator';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** A tile of the map, unpacked: the bytes of a vector tile of 512 pixels; null where nothing is but water. */
export type TileAt = (zoom: number, column: number, row: number) => Uint8Array | null;

/** A piece of the map: its middle in degrees, its zoom (at 0 the world is 256 pixels wide), its size in pixels. */
export type View = {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  /** pixels from the middle in each direction that names leave free */
  readonly clear: number;
  /** pixels at the upper edge that names leave free */
  readonly top: number;
};

/** A tile in the view. A point of it at (x, y) stands at `left + x * scale`, `top + y * scale` pixels. */
export type PlacedTile = {
  readonly tile: VectorTile;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
};

const WORLD_SIZE = 256;

/** The zoom as MapLibre and our tiles count it. */
export const tileZoom = ({ zoom }: Pick<View, 'zoom'>): number => zoom - 1;

/** The tiles that the view meets, from the north-west. Columns go on around the world. */
export const tilesIn = (view: View, tileAt: TileAt): readonly PlacedTile[] => {
  const level = Math.min(CLOSEST_TILES, Math.max(0, Math.floor(tileZoom(view))));
  const count = 2 ** level;
  const side = (WORLD_SIZE * 2 ** view.zoom) / count;
  const west = across(view.longitude) * count * side - view.width / 2;
  const north = down(view.latitude) * count * side - view.height / 2;
  const placed: PlacedTile[] = [];
  for (let row = Math.max(0, Math.floor(north / side)); row * side < north + view.height && row < count; row += 1)
    for (let column = Math.floor(west / side); column * side < west + view.width; column += 1) {
      const bytes = tileAt(level, ((column % count) + count) % count, row);
      if (bytes === null) continue;
      const [left, top] = [column * side - west, row * side - north];
      placed.push({ tile: new VectorTile(new PbfReader(bytes)), left, top, scale: side / EXTENT });
    }
  return placed;
};
