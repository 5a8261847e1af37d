import { CLOSEST_TILES } from '@wellspring/basemap/zooms';
import { across, down } from '@wellspring/map-grid/mercator';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** A tile of a map, unpacked: the bytes of a vector tile of 512 pixels; null: there is none. */
export type TileAt = (zoom: number, column: number, row: number) => Promise<Uint8Array | null>;

/** The tiles of streets that there are. */
export type StreetSource = { readonly tileAt: TileAt; readonly minZoom: number; readonly maxZoom: number };

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

/** A tile in the view: where its upper left corner stands, and how wide and high it is, in pixels. */
export type PlacedTile = {
  readonly tile: VectorTile;
  readonly left: number;
  readonly top: number;
  readonly side: number;
};

const WORLD_SIZE = 256;

/** Zoom of tiles: farther away, the bundled map shows as much as a picture has room for. */
const STREETS_FROM = 10;

/** The zoom as MapLibre and our tiles count it. */
export const tileZoom = ({ zoom }: Pick<View, 'zoom'>): number => zoom - 1;

/** The tiles of a zoom that the view meets, from the north-west. Columns go on around the world. */
const tilesIn = async (view: View, tileAt: TileAt, level: number): Promise<readonly PlacedTile[]> => {
  const count = 2 ** level;
  const side = (WORLD_SIZE * 2 ** view.zoom) / count;
  const west = across(view.longitude) * count * side - view.width / 2;
  const north = down(view.latitude) * count * side - view.height / 2;
  const found: Promise<PlacedTile | null>[] = [];
  for (let row = Math.max(0, Math.floor(north / side)); row * side < north + view.height && row < count; row += 1)
    for (let column = Math.floor(west / side); column * side < west + view.width; column += 1) {
      const [left, top] = [column * side - west, row * side - north];
      const place = (bytes: Uint8Array | null) =>
        bytes && { tile: new VectorTile(new PbfReader(bytes)), left, top, side };
      found.push(tileAt(level, ((column % count) + count) % count, row).then(place));
    }
  return (await Promise.all(found)).filter((placed) => placed !== null);
};

/** The tiles of the bundled map in the view. */
export const groundTilesIn = (view: View, tileAt: TileAt): Promise<readonly PlacedTile[]> =>
  tilesIn(view, tileAt, Math.min(CLOSEST_TILES, Math.max(0, Math.floor(tileZoom(view)))));

/** The tiles of streets in the view; none where it is so far away that streets are not drawn. */
export const streetTilesIn = async (view: View, streets: StreetSource | null): Promise<readonly PlacedTile[]> => {
  const level = Math.floor(tileZoom(view));
  if (!streets || level < Math.max(STREETS_FROM, streets.minZoom)) return [];
  return tilesIn(view, streets.tileAt, Math.min(level, streets.maxZoom));
};

/** Whether a point of the view, in pixels, lies in one of the tiles. */
export const isOnTile =
  (tiles: readonly PlacedTile[]) =>
  ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    tiles.some(({ left, top, side }) => x >= left && y >= top && x < left + side && y < top + side);
