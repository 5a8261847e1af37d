import type { Position } from 'geojson';

/** Degrees: a cell is wider than what is near, up to 75° north and south. */
const CELL = 0.1;
const KILOMETRES_PER_DEGREE = 111.2;

const cellOf = ([longitude = 0, latitude = 0]: Position): readonly [number, number] => [
  Math.floor(longitude / CELL),
  Math.floor(latitude / CELL),
];

const kilometresBetween = ([x = 0, y = 0]: Position, [otherX = 0, otherY = 0]: Position): number =>
  Math.hypot((otherX - x) * Math.cos((y * Math.PI) / 180), otherY - y) * KILOMETRES_PER_DEGREE;

/** Tells whether a position is near one of the towns: at most so many kilometres away, three or fewer. */
export const nearTowns = (towns: readonly Position[], kilometres: number): ((position: Position) => boolean) => {
  const cells = Map.groupBy(towns, (town) => cellOf(town).join(','));
  return (position) => {
    const [column, row] = cellOf(position);
    return [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) =>
        cells.get(`${column + dx},${row + dy}`)?.some((town) => kilometresBetween(position, town) <= kilometres),
      ),
    );
  };
};
