import { across, down } from '@wellspring/map-grid/mercator';

/** In CSS pixels on the map. */
type Room = { readonly width: number; readonly height: number };

/** The room of a name, with what may stand beside it. */
const ROOM: Room = { width: 110, height: 46 };
/** The room of a name that leads: hardly more than its letters. */
const LEAST_ROOM: Room = { width: 44, height: 16 };
const TILE = 512;

/** `leads`: the zoom from which on its name comes before all that do not lead; absent: it never leads. */
export type Name = { readonly position: readonly number[]; readonly leads?: number };

type Placed = { readonly x: number; readonly y: number };

/** Where names stand on the map of one zoom. */
const namesAt = (zoom: number) => {
  const size = TILE * 2 ** zoom;
  const cells = new Map<string, Placed[]>();
  const cellOf = ({ x, y }: Placed) => [Math.floor(x / ROOM.width), Math.floor(y / ROOM.height)] as const;
  const onMap = ([lng = 0, lat = 0]: readonly number[]): Placed => ({ x: across(lng) * size, y: down(lat) * size });
  const around = (place: Placed): readonly Placed[] => {
    const [column, row] = cellOf(place);
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx},${row + dy}`) ?? []));
  };
  return {
    stand: (position: readonly number[]): void => {
      const place = onMap(position);
      const key = cellOf(place).join(',');
      cells.set(key, [...(cells.get(key) ?? []), place]);
    },
    isClear: (position: readonly number[], { width, height }: Room): boolean => {
      const place = onMap(position);
      return !around(place).some(({ x, y }) => Math.abs(x - place.x) < width && Math.abs(y - place.y) < height);
    },
  };
};

/**
 * The first whole zoom at which each name stands clear of all before it, so that names come one after the other and never change places;
 * what stands clear nowhere gets the zoom after the last. At each zoom the names that lead come first, in less room.
 */
export const firstZooms = (
  names: readonly Name[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] => {
  const found = names.map(() => to + 1);
  for (let zoom = from; zoom <= to; zoom++) {
    const placed = namesAt(zoom);
    const isLeading = ({ leads = Infinity }: Name): boolean => leads <= zoom;
    const place = (name: Name, index: number): void => {
      const isThere = (found[index] ?? 0) < zoom;
      if (!isThere && !placed.isClear(name.position, isLeading(name) ? LEAST_ROOM : ROOM)) return;
      if (!isThere) found[index] = zoom;
      placed.stand(name.position);
    };
    names.forEach((name, index) => isLeading(name) && place(name, index));
    names.forEach((name, index) => !isLeading(name) && place(name, index));
  }
  return found;
};
