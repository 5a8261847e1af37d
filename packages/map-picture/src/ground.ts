import { CLOSEST_TILES } from '@wellspring/basemap/zooms';
import { areasOf, linesOf, pointsOf, type PointIn } from './outlines.ts';
import { area, HALVED, line } from './shapes.ts';
import { tileZoom, type PlacedTile, type View } from './view.ts';

/** The least size of a town whose ground is drawn, by the zoom of tiles. */
const leastTown = (zoom: number): number => (zoom < 6 ? 11 : zoom < 8 ? 9 : zoom < 10 ? 6 : 4);

/** As wide as the ground of a town of its size: as on the map. */
const townRadius = (size: number, zoom: number): number => {
  const share = Math.min(1, Math.max(0, (2 ** (zoom - 5) - 1) / 255));
  return Math.SQRT2 ** size * (0.06 + 14.94 * share);
};

/** Pixels: towns this far outside the view reach into it. */
const TOWN_REACH = 400;

/**
 * The data has no built-up areas: a soft circle stands for a town. Where it would tint the sea, closer tiles have what is land of it. As on
 * the map.
 */
const townGround = (tiles: readonly PlacedTile[], view: View, isElsewhere: (point: PointIn) => boolean): string => {
  const zoom = tileZoom(view);
  if (zoom < 5) return '';
  const isDrawn = ({ size }: PointIn['properties']): boolean => Number(size) >= leastTown(zoom);
  const circles = pointsOf(tiles, 'place', view, TOWN_REACH)
    .filter(isElsewhere)
    .flatMap(({ x, y, properties }) => {
      const isByShore = zoom >= CLOSEST_TILES && properties['shore'] === true;
      if (properties['quarter'] === true || isByShore || !isDrawn(properties)) return [];
      const radius = Math.round(townRadius(Number(properties['size']), zoom));
      return radius < 3 ? [] : [`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`];
    });
  const shores = areasOf(tiles, 'town', view, isDrawn).map((path) => area([path], 'g'));
  return (
    (circles.length === 0 ? '' : `<g fill="url(#t)">${circles.join('')}</g>`) +
    (shores.length === 0 ? '' : `${HALVED}${shores.join('')}</g>`)
  );
};

const CLOSEST_RANK = 10;
/** Rivers from the least to the greatest, each group with the ranks that it holds. */
const RIVERS = [
  { from: 8, to: CLOSEST_RANK },
  { from: 5, to: 7 },
  { from: 0, to: 4 },
] as const;

/** In pixels; a river of rank 0 is the widest. */
const riverWidth = (rank: number, zoom: number): number => {
  const share = Math.min(1, Math.max(0, (zoom - 3) / 9));
  return Math.max(0.3 + share, ((1.2 + 6 * share) * (CLOSEST_RANK - rank)) / 10);
};

const rivers = (tiles: readonly PlacedTile[], view: View): string =>
  RIVERS.map(({ from, to }) => {
    const found = linesOf(tiles, 'river', view, ({ rank }) => Number(rank) >= from && Number(rank) <= to);
    return line(found, 'r', riverWidth((from + to) / 2, tileZoom(view)));
  }).join('');

const borders = (tiles: readonly PlacedTile[], view: View): string => {
  const zoom = tileZoom(view);
  const pixels = 0.6 + Math.min(1, zoom / 10) * 0.8;
  const between = (isIncluded: (level: unknown, isDisputed: boolean) => boolean) =>
    linesOf(tiles, 'border', view, ({ level, disputed }) => isIncluded(level, disputed === true));
  const states = zoom < 3 ? [] : between((level) => level === 1);
  return (
    line(states, 's', pixels * 0.8) +
    line(
      between((level, isDisputed) => level === 0 && isDisputed),
      'b d',
      pixels,
    ) +
    line(
      between((level, isDisputed) => level === 0 && !isDisputed),
      'b',
      pixels,
    )
  );
};

/** The bundled map without names: land, the ground of towns, waters, borders. `isElsewhere`: of towns that streets do not stand for. */
export const groundOf = (tiles: readonly PlacedTile[], view: View, isElsewhere: (point: PointIn) => boolean): string =>
  `${HALVED}${area(areasOf(tiles, 'land', view), 'l')}</g>` +
  townGround(tiles, view, isElsewhere) +
  `${HALVED}${rivers(tiles, view)}${area(areasOf(tiles, 'lake', view), 'w')}${borders(tiles, view)}</g>`;
