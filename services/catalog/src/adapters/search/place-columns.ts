import { chordSquared, fromUnits, toVector, type Span } from '../../domain/search/geo.ts';
import type { Coordinates } from '../../domain/location.ts';
import { nearRank } from '../../domain/search/near-rank.ts';
import { gridPoint } from '../../domain/search/map-cells.ts';
import { latitudeOrder } from './latitude-order.ts';
import type { RowNumbers } from './row-numbers.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { RowChange } from './sqlite-writes.ts';
import { CLOSURE } from '../../domain/search/closure.ts';
import { NO_PLACE, STORED, storedOf, type Stored } from './stored-numbers.ts';

/** The point on the unit sphere, its cell of the grid, its distance from the point of the query, and both with its relevance. */
const DERIVED = ['x', 'y', 'z', 'column', 'row', 'distance', 'nearness'] as const;

export type Column = (typeof STORED)[number] | (typeof DERIVED)[number];
type Columns = Readonly<Record<Column, Float64Array>>;

const FIRST_ROWS = 1024;
/** One in so many places. */
const BROAD = 8;
/** Room for so many times the rows that there are. */
const SPARE = 1.25;
/** More than any chordSquared: a place without coordinates is farther than all others. */
const NOWHERE = 5;

const columnsFor = (rows: number): Columns => {
  const column = (): Float64Array => new Float64Array(rows).fill(NaN);
  return {
    category: column(), standing: column(), rating: column(), reviews: column(), created: column(), initials: column(),
    minC: column(), maxC: column(), average: column(), closure: column(), tokens0: column(), tokens1: column(), tokens2: column(), tokens3: column(), tokens4: column(),
    tokens5: column(), latitude: column(), longitude: column(), x: column(), y: column(), z: column(), column: column(), row: column(), distance: column(), nearness: column(),
  }; // prettier-ignore
};

/**
 * What lists and maps select and sort by, of every place: columns of numbers in memory by row number, 200 bytes a place. Looking at each of 200,000
 * places takes less than a millisecond. A number that a row does not have is NaN; one without a category is no place.
 */
export const placeColumns = (file: SqliteFile) => {
  let size = Math.max(FIRST_ROWS, Math.ceil(SPARE * file.number('SELECT max(no) FROM place')));
  let columns = columnsFor(size);
  let found: RowNumbers = new Int32Array(size);
  let all: RowNumbers | null = null;
  let listed: RowNumbers | null = null;
  let closed: RowNumbers | null = null;
  const byLatitude = latitudeOrder((no) => columns.latitude[no] ?? NaN);
  const isLocated = (no: number): boolean => !Number.isNaN(columns.latitude[no] ?? NaN);

  const isListed = (no: number): boolean => columns.closure[no] !== CLOSURE.permanent;
  const isOnMap = (no: number): boolean => isLocated(no) && isListed(no);
  const everyPlace = (): RowNumbers => {
    if (all) return all;
    let count = 0;
    for (let no = 0; no < size; no += 1) if (!Number.isNaN(columns.category[no])) found[count++] = no;
    return (all = found.slice(0, count));
  };

  const makeRoom = (no: number): void => {
    if (no < size) return;
    size = Math.ceil(SPARE * no);
    const before = columns;
    columns = columnsFor(size);
    found = new Int32Array(size);
    for (const name of [...STORED, ...DERIVED]) columns[name].set(before[name]);
  };
  const set = (no: number, numbers: Stored): void => {
    makeRoom(no);
    for (const name of STORED) columns[name][no] = numbers[name] ?? NaN;
    const { latitude, longitude } = numbers;
    if (latitude === null || longitude === null) return;
    const point = fromUnits({ latitude, longitude });
    const derived = { ...toVector(point), ...gridPoint(point) };
    for (const name of ['x', 'y', 'z', 'column', 'row'] as const) columns[name][no] = derived[name];
  };
  const located: number[] = [];
  for (const [no, ...values] of file.eachRow({ table: 'place', columns: ['no', ...STORED], after: 0 })) {
    const numbers = STORED.map((name, at) => [name, values[at] === null ? null : Number(values[at])] as const);
    set(Number(no), { ...NO_PLACE, ...Object.fromEntries(numbers) });
    if (isOnMap(Number(no))) located.push(Number(no));
  }
  byLatitude.fill(located);

  return {
    /** A column as it is until the next write. */
    of: (name: Column): Float64Array => columns[name],
    /** Every place. */
    all: everyPlace,
    /** Every place that is not permanently closed. */
    listed: (): RowNumbers => (listed ??= everyPlace().filter(isListed)),
    /** Some rows without those of permanently closed places. */
    withoutClosed: (numbers: RowNumbers): RowNumbers => {
      if (numbers === listed) return numbers;
      let count = 0;
      for (let at = 0; at < numbers.length; at += 1) {
        const no = numbers[at] ?? 0;
        if (isListed(no)) found[count++] = no;
      }
      return count === numbers.length ? numbers : found.slice(0, count);
    },
    /** Every temporarily closed place. */
    closed: (): RowNumbers => (closed ??= everyPlace().filter((no) => columns.closure[no] === CLOSURE.temporary)),
    /** Those of some rows that have a whole number of a range in a column; valid until the next write. */
    where: (numbers: RowNumbers, name: Column, { from, to }: Span): RowNumbers => {
      const belt = name === 'latitude' && numbers === listed ? byLatitude.between({ from, to }) : null;
      // For a wide range of latitudes, a scan of all rows in memory order is faster.
      if (belt && belt.length * BROAD < numbers.length) return belt;
      const values = columns[name];
      // One comparison instead of two: half the time where values are mixed.
      const [middle, reach] = [(from + to) / 2, (to - from) / 2];
      let count = 0;
      for (let at = 0; at < numbers.length; at += 1) {
        const no = numbers[at] ?? 0;
        if (Math.abs((values[no] ?? NaN) - middle) <= reach) found[count++] = no;
      }
      return found.slice(0, count);
    },
    /** Fills the column `distance` of some rows: chordSquared of the domain, more than any for those without coordinates. */
    measure: (numbers: RowNumbers, from: Coordinates): Float64Array => {
      const { x, y, z, distance } = columns;
      const center = toVector(from);
      for (let at = 0; at < numbers.length; at += 1) {
        const no = numbers[at] ?? 0;
        const point = { x: x[no] ?? NaN, y: y[no] ?? NaN, z: z[no] ?? NaN };
        distance[no] = isLocated(no) ? chordSquared(point, center) : NOWHERE;
      }
      return distance;
    },
    /** Fills the column `nearness` of rows of one relevance, once they are measured. */
    rankNear: (numbers: RowNumbers, relevance: number): void => {
      const { distance, nearness, ...others } = columns;
      for (let at = 0; at < numbers.length; at += 1) {
        const no = numbers[at] ?? 0;
        nearness[no] = nearRank(distance[no] ?? NOWHERE, relevance, others.standing[no] ?? 0);
      }
    },
    apply: (changes: readonly RowChange[]): void => {
      [all, listed, closed] = [null, null, null];
      for (const { no, document } of changes) {
        if (isOnMap(no)) byLatitude.remove(no);
        set(no, document ? storedOf(document) : NO_PLACE);
        if (isOnMap(no)) byLatitude.add(no);
      }
    },
  };
};

export type PlaceColumns = ReturnType<typeof placeColumns>;
