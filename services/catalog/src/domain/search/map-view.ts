import {
  MAP_FEATURES_MAX, MAP_PINS_MAX, MAP_STREET_PINS_MAX, STREET_ZOOM,
} from '@wellspring/rest-contract/map-limits'; // prettier-ignore
import { byId, byWorth, cellOf, type FoundPlace } from './found-place.ts';
import { toCluster, withoutPlaces, type CellSum } from './map-cells.ts';
import { choosePins } from './pin-choice.ts';
import type { MapFeatures, MapQuery } from './query.ts';

type View = Pick<MapQuery, 'zoom'>;

/** The answer: `pins` are chosen among the places; at the zoom of streets all of them are. */
const featuresOf = (
  places: readonly FoundPlace[],
  pins: readonly FoundPlace[],
  crowded: readonly CellSum[],
  { zoom }: View,
): MapFeatures => {
  const chosen = new Set(pins);
  const others = places.filter((place) => !chosen.has(place)).toSorted(byWorth);
  const shown = zoom >= STREET_ZOOM ? [...pins, ...others].slice(0, MAP_STREET_PINS_MAX) : pins;
  const clusters = crowded.toSorted((a, b) => a.cell - b.cell).map(toCluster);
  return {
    total: places.length + clusters.reduce((sum, { count }) => sum + count, 0),
    places: places.map(({ place }) => place).toSorted(byId),
    pins: shown.toSorted(byWorth).map(({ place, facts }) => ({ id: place.id, facts })),
    clusters,
  };
};

/** The view where all that matches is shown one by one. `level`: of the grid, for the spread of the pins. */
export const viewOfPlaces = (
  places: readonly FoundPlace[],
  { zoom, keep = [] }: View & Pick<MapQuery, 'keep'>,
  level: number,
): MapFeatures => {
  const isRetained = ({ place }: FoundPlace): boolean => keep.includes(place.id);
  const retained = places.filter(isRetained);
  const candidates = places.toSorted(byWorth).map((found) => ({ found, cell: cellOf(found, level), rank: found.rank }));
  const chosen = choosePins(candidates, {
    level,
    seats: MAP_PINS_MAX - retained.length,
    isSeated: ({ found }) => isRetained(found),
  });
  return featuresOf(places, [...retained, ...chosen.map(({ found }) => found)], [], { zoom });
};

/** What is chosen from the cells of a view, before the places in them are read. */
export type CellChoice = {
  readonly level: number;
  readonly retained: readonly FoundPlace[];
  /** cells whose best place is a pin */
  readonly pinned: readonly CellSum[];
  /** cells whose places are all shown one by one */
  readonly small: ReadonlySet<number>;
};

/** Up to how many places of a cell are shown one by one: as many as there is room for features. `rests`: places of each cell beside pins. */
const mostShown = (rests: readonly number[], room: number): number => {
  const featuresWith = (most: number): number => rests.reduce((sum, rest) => sum + (rest <= most ? rest : 1), 0);
  let shown = 1;
  for (const most of [...new Set(rests)].toSorted((a, b) => a - b)) {
    if (most > 1 && featuresWith(most) > room) break;
    shown = Math.max(shown, most);
  }
  return shown;
};

/**
 * Which places of crowded cells are shown one by one. The candidates for pins are the best place of each cell.
 * @param retained places of these cells that stay pins
 */
export const chooseFromCells = (
  cells: readonly CellSum[],
  retained: readonly FoundPlace[],
  level: number,
): CellChoice => {
  const retainedIn = Map.groupBy(retained, (place) => cellOf(place, level));
  const pinned = choosePins(
    cells.map((sum) => ({ sum, cell: sum.cell, rank: sum.best })),
    {
      level,
      seats: MAP_PINS_MAX - retained.length,
      isSeated: ({ cell, rank }) => (retainedIn.get(cell) ?? []).some((place) => place.rank === rank),
    },
  ).map(({ sum }) => sum);
  const isPinned = new Set(pinned);
  const restOf = (sum: CellSum): number =>
    sum.count - (retainedIn.get(sum.cell)?.length ?? 0) - (isPinned.has(sum) ? 1 : 0);
  const room = MAP_FEATURES_MAX - retained.length - pinned.length;
  const most = mostShown(cells.map(restOf), room);
  const small = cells.filter((sum) => restOf(sum) <= most).map(({ cell }) => cell);
  return { level, retained, pinned, small: new Set(small) };
};

/**
 * The view of crowded cells.
 * @param found the places of small cells, and the best of each pinned one; others among them are left out
 */
export const viewOfCells = (
  cells: readonly CellSum[],
  { level, retained, pinned, small }: CellChoice,
  found: readonly FoundPlace[],
  view: View,
): MapFeatures => {
  const byCell = Map.groupBy(found, (place) => cellOf(place, level));
  const best = pinned.flatMap(({ cell, best }) =>
    (byCell.get(cell) ?? [])
      .filter((place) => place.rank === best)
      .toSorted(byWorth)
      .slice(0, 1),
  );
  const pins = [...retained, ...best];
  const isPin = new Set(pins.map(({ place }) => place.id));
  const dots = found.filter((place) => !isPin.has(place.place.id) && small.has(cellOf(place, level)));
  const pinsIn = Map.groupBy(pins, (pin) => cellOf(pin, level));
  const crowded = cells
    .filter(({ cell }) => !small.has(cell))
    .map((sum) =>
      withoutPlaces(
        sum,
        (pinsIn.get(sum.cell) ?? []).map(({ place }) => place),
      ),
    );
  return featuresOf([...pins, ...dots], pins, crowded, view);
};
