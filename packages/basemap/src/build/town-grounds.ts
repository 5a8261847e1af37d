import type { Position } from 'geojson';
import type { TileArea, TileFields, TilePoints } from '@maplibre/geojson-vt';
import { isFlat } from './rings.ts';

/** The radius of a town's ground in units of the closest tiles, as the style draws circles; `size` as in `place`. */
export const groundRadius = (size: number): number => 1.875 * Math.SQRT2 ** size;

/** The least size of a town whose ground is drawn at the shore. */
const LEAST_SIZE = 6;
/** Parts of the radius: areas upon areas, so that the ground fades. */
const RADII = [1, 0.8, 0.6, 0.4];
const CORNERS = 24;

const disc = ([x = 0, y = 0]: Position, radius: number): readonly Position[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** How far a position is to the inner side of the line through two corners. */
const inwards = ([x = 0, y = 0]: Position, [fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position): number =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);

const clipAtEdge = (ring: readonly Position[], from: Position, to: Position): readonly Position[] =>
  ring.flatMap((position, index) => {
    const before = ring.at(index - 1) ?? position;
    const [side, sideBefore] = [inwards(position, from, to), inwards(before, from, to)];
    const inside = side >= 0 ? [position] : [];
    if (side >= 0 === sideBefore >= 0) return inside;
    const share = sideBefore / (sideBefore - side);
    const [x = 0, y = 0] = position;
    const [beforeX = 0, beforeY = 0] = before;
    return [[beforeX + share * (x - beforeX), beforeY + share * (y - beforeY)], ...inside];
  });

/** The part of a ring that is in a convex one (the method of Sutherland and Hodgman), in whole units. */
const clip = (ring: readonly Position[], convex: readonly Position[]): readonly Position[] =>
  convex
    .reduce<readonly Position[]>(
      (rest, from, index) => clipAtEdge(rest, from, convex[(index + 1) % CORNERS] ?? from),
      ring,
    )
    .map((position) => position.map(Math.round));

/** Whether a town is one whose ground is drawn so, by the fields of its place in the tile. */
const isDrawn = ({ shore, size }: TileFields): boolean => shore === true && Number(size) >= LEAST_SIZE;

/**
 * The ground of the towns of a tile that are at the shore, without the sea, which circles would tint: several areas for each town, one in
 * the other.
 */
export const townGrounds = (places: readonly TilePoints[], land: readonly TileArea[]): readonly TileArea[] => {
  const rings = land.flatMap(({ geometry }) => geometry);
  return places
    .filter(({ tags }) => isDrawn(tags))
    .flatMap(({ geometry: [middle = []], tags: { size = 0 } }) =>
      RADII.flatMap((share): readonly TileArea[] => {
        const ground = disc(middle, groundRadius(Number(size)) * share);
        const geometry = rings
          .map((ring) => clip(ring.slice(0, -1), ground))
          .filter((ring) => !isFlat(ring))
          .map((ring) => [...ring, ...ring.slice(0, 1)]);
        return geometry.length === 0 ? [] : [{ type: 3, geometry, tags: { size } }];
      }),
    );
};
