import type { Position } from 'geojson';
import { across, down, latitudeAt } from '@wellspring/map-grid/mercator';
import { CLOSEST_TILES, EXTENT } from '../zooms.ts';
import { BUFFER } from './cut-tiles.ts';
import { crossings } from './rings.ts';

/** The rings of an area in a tile, in units from its corner in the north-west. */
type TileArea = readonly (readonly Position[])[];
/** What is land in a tile and around it. */
export type Ground = { readonly land: readonly TileArea[]; readonly lakes: readonly TileArea[] };
/** The ground of the closest tile at a column and a row, with what lies around it up to the buffer. */
export type GroundAt = (column: number, row: number) => Ground;

type Span = readonly [from: number, to: number];

/** How far inside a point stands, in units: less than that is on the line. */
const CLEAR = 0.5;
const TILES = 2 ** CLOSEST_TILES;
const EQUATOR = 40_075_016;

const spansOf = (areas: readonly TileArea[], y: number): readonly Span[] =>
  areas.flatMap((area) => {
    const found = crossings(area, y);
    return found.flatMap((from, index): Span[] => (index % 2 === 0 ? [[from, found[index + 1] ?? from]] : []));
  });

const without = (spans: readonly Span[], [start, end]: Span): readonly Span[] =>
  spans.flatMap(([from, to]): readonly Span[] => {
    if (end <= from || start >= to) return [[from, to]];
    const parts: readonly Span[] = [
      [from, start],
      [end, to],
    ];
    return parts.filter(([a, b]) => b > a);
  });

/** The whole units nearest to `x` that are on land in a row of units, one for each piece of land. */
const onLand = ({ land, lakes }: Ground, x: number, y: number): readonly number[] =>
  spansOf(lakes, y)
    .reduce(without, spansOf(land, y))
    .flatMap(([from, to]) => {
      const [first, last] = [Math.ceil(from + CLEAR), Math.floor(to - CLEAR)];
      return first <= last ? [Math.min(last, Math.max(first, x))] : [];
    });

type Unit = { readonly x: number; readonly y: number };

/** The nearest unit on land, at most `reach` units away; the same where it is on land already. Null when there is none. */
const nearestOnLand = (ground: Ground, { x, y }: Unit, reach: number): Unit | null => {
  let best: (Unit & { readonly distance: number }) | null = null;
  for (let rows = 0; rows <= Math.min(reach, best?.distance ?? reach); rows++)
    for (const row of rows === 0 ? [y] : [y - rows, y + rows])
      for (const column of onLand(ground, x, row)) {
        const distance = Math.hypot(column - x, row - y);
        if (distance <= reach && distance < (best?.distance ?? Infinity)) best = { x: column, y: row, distance };
      }
  return best && { x: best.x, y: best.y };
};

export type Ashore = {
  readonly position: Position;
  /** How far it was moved, in km; 0 when it stood on land. */
  readonly moved: number;
};

const tileOf = ([longitude = 0, latitude = 0]: Position) => {
  const [column, row] = [Math.floor(across(longitude) * TILES), Math.floor(down(latitude) * TILES)];
  const unit: Unit = {
    x: Math.round((across(longitude) * TILES - column) * EXTENT),
    y: Math.round((down(latitude) * TILES - row) * EXTENT),
  };
  return { column, row, unit };
};

const distanceToLine = ({ x, y }: Unit, [fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position): number => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(fromX + share * dx - x, fromY + share * dy - y);
};

/** Whether the sea is less than `radius` units from a position, at most as far as tiles reach over their edges. */
export const isAtShore = (groundAt: GroundAt, position: Position, radius: number): boolean => {
  const { column, row, unit } = tileOf(position);
  const reach = Math.min(radius, BUFFER);
  return groundAt(column, row).land.some((area) =>
    area.some((ring) => ring.some((corner, index) => distanceToLine(unit, ring[index - 1] ?? corner, corner) < reach)),
  );
};

/**
 * Where a town stands so that it is on land on the map: its own position, else the nearest on land, at most `limit` km away.
 * Null when there is none.
 */
export const ashore = (groundAt: GroundAt, position: Position, limit: number): Ashore | null => {
  const { column, row, unit } = tileOf(position);
  const [, latitude = 0] = position;
  const kilometres = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (TILES * EXTENT) / 1000;
  const found = nearestOnLand(groundAt(column, row), unit, limit / kilometres);
  if (found === null) return null;
  if (found.x === unit.x && found.y === unit.y) return { position, moved: 0 };
  return {
    position: [((column + found.x / EXTENT) / TILES) * 360 - 180, latitudeAt((row + found.y / EXTENT) / TILES)],
    moved: Math.hypot(found.x - unit.x, found.y - unit.y) * kilometres,
  };
};
