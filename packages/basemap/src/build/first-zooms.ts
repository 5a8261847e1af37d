import { across, down } from '@wellspring/map-grid/mercator';

/** A name's room on the map, in CSS pixels. */
const WIDTH = 110;
const HEIGHT = 46;
const TILE = 512;

type Placed = { readonly x: number; readonly y: number };

/** Where names stand on the map of one zoom. */
const namesAt = (zoom: number) => {
  const size = TILE * 2 ** zoom;
  const cells = new Map<string, Placed[]>();
  const cellOf = ({ x, y }: Placed) => [Math.floor(x / WIDTH), Math.floor(y / HEIGHT)] as const;
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
    isClear: (position: readonly number[]): boolean => {
      const place = onMap(position);
      return !around(place).some(({ x, y }) => Math.abs(x - place.x) < WIDTH && Math.abs(y - place.y) < HEIGHT);
    },
  };
};

/**
 * The first whole zoom at which the name of each position stands clear of all before it, so that names come one after the other and never
 * change places; what stands clear nowhere gets the zoom after the last.
 */
export const firstZooms = (
  positions: readonly (readonly number[])[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] => {
  const found = positions.map(() => to + 1);
  for (let zoom = from; zoom <= to; zoom++) {
    const names = namesAt(zoom);
    positions.forEach((position, index) => {
      const isThere = (found[index] ?? 0) < zoom;
      if (!isThere && !names.isClear(position)) return;
      if (!isThere && (found[index] ?? 0) > to) found[index] = zoom;
      names.stand(position);
    });
  }
  return found;
};
