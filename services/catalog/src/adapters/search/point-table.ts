import { fromUnits, isInBox, toVector, type BoxSpans, type Vector } from '../../domain/search/geo.ts';
import { gridPoint, type GridPoint } from '../../domain/search/map-cells.ts';

/** A point in units of 1e-8 degrees. */
export type UnitPoint = { readonly latitude: number; readonly longitude: number };

const FIRST_ROWS = 1024;
const NUMBERS_OF_A_VECTOR = 3;

/** The numbers as they are, with room for more. */
const longer = <Numbers extends Float64Array | Int32Array>(numbers: Numbers, room: Numbers): Numbers => {
  room.set(numbers);
  return room;
};

/**
 * Where rows are, by row number, in columns of numbers: 48 bytes a row. `rows`: how many to make room for at once.
 * A row without coordinates is not located; a row that was never set is not either.
 */
export const pointTable = (rows = 0) => {
  let size = Math.max(FIRST_ROWS, rows + 1);
  let latitudes = new Float64Array(size).fill(NaN);
  let longitudes = new Float64Array(size);
  let vectors = new Float64Array(size * NUMBERS_OF_A_VECTOR);
  let columns = new Int32Array(size);
  let lines = new Int32Array(size);
  const makeRoom = (no: number): void => {
    if (no < size) return;
    const before = size;
    size = Math.max(no + 1, size * 2);
    latitudes = longer(latitudes, new Float64Array(size)).fill(NaN, before);
    longitudes = longer(longitudes, new Float64Array(size));
    vectors = longer(vectors, new Float64Array(size * NUMBERS_OF_A_VECTOR));
    columns = longer(columns, new Int32Array(size));
    lines = longer(lines, new Int32Array(size));
  };
  const isLocated = (no: number): boolean => no < size && !Number.isNaN(latitudes[no]);
  return {
    set: (no: number, units: UnitPoint): void => {
      makeRoom(no);
      const rounded = fromUnits(units);
      const { x, y, z } = toVector(rounded);
      const { column, row } = gridPoint(rounded);
      latitudes[no] = units.latitude;
      longitudes[no] = units.longitude;
      vectors.set([x, y, z], no * NUMBERS_OF_A_VECTOR);
      columns[no] = column;
      lines[no] = row;
    },
    remove: (no: number): void => {
      if (no < size) latitudes[no] = NaN;
    },
    isLocated,
    latitude: (no: number): number => latitudes[no] ?? NaN,
    longitude: (no: number): number => longitudes[no] ?? NaN,
    cell: (no: number): GridPoint => ({ column: columns[no] ?? 0, row: lines[no] ?? 0 }),
    /** 0 to 3: the quarter that these bits of column and row name */
    quarter: (no: number, bit: number): number =>
      (((lines[no] ?? 0) >> bit) & 1) * 2 + (((columns[no] ?? 0) >> bit) & 1),
    isInBox: (no: number, spans: BoxSpans): boolean =>
      isLocated(no) && isInBox(spans, latitudes[no] ?? NaN, longitudes[no] ?? NaN),
    /** The domain's chordSquared, term by term; of a row that is located. */
    chordSquared: (no: number, { x, y, z }: Vector): number => {
      const at = no * NUMBERS_OF_A_VECTOR;
      const dx = (vectors[at] ?? 0) - x;
      const dy = (vectors[at + 1] ?? 0) - y;
      const dz = (vectors[at + 2] ?? 0) - z;
      return dx * dx + dy * dy + dz * dz;
    },
  };
};

export type PointTable = ReturnType<typeof pointTable>;
