import { STYLE_SHEET } from './colours.ts';
import { namesOf, type PlacedName } from './names.ts';
import { areasOf, linesOf, pointsOf } from './outlines.ts';
import { tilesIn, tileZoom, type PlacedTile, type TileAt, type View } from './view.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? '');

const CLASSES = { town: '', country: ' class="c"', water: ' class="n"' } as const;

const nameText = ({ text, x, y, letters, of }: PlacedName): string => {
  const size = letters === 12 ? '' : ` style="font-size:${letters}px"`;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}"${CLASSES[of]}${size}>${escaped(text)}</text>`;
};

/** The least size of a town whose ground is drawn, by the zoom of tiles. */
const leastTown = (zoom: number): number => (zoom < 6 ? 11 : zoom < 8 ? 9 : zoom < 10 ? 6 : 4);

/** As wide as the ground of a town of its size: as on the map. */
const townRadius = (size: number, zoom: number): number => {
  const share = Math.min(1, Math.max(0, (2 ** (zoom - 5) - 1) / 255));
  return Math.SQRT2 ** size * (0.06 + 14.94 * share);
};

/** The data has no built-up areas: a soft circle stands for a town, as far as there is land. */
const townGround = (tiles: readonly PlacedTile[], view: View): string => {
  const zoom = tileZoom(view);
  if (zoom < 5) return '';
  const circles = pointsOf(tiles, 'place', view).flatMap(({ x, y, properties: { size, quarter } }) => {
    if (quarter === true || typeof size !== 'number' || size < leastTown(zoom)) return [];
    const radius = Math.round(townRadius(size, zoom));
    return radius < 3 ? [] : [`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`];
  });
  return circles.length === 0 ? '' : `<g fill="url(#t)" clip-path="url(#c)">${circles.join('')}</g>`;
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

const line = (path: string, className: string, pixels: number): string =>
  path === '' ? '' : `<path class="${className}" stroke-width="${(2 * pixels).toFixed(1)}" d="${path}"/>`;

const rivers = (tiles: readonly PlacedTile[], view: View): string =>
  RIVERS.map(({ from, to }) => {
    const path = linesOf(
      tiles,
      'river',
      view,
      ({ properties: { rank } }) => Number(rank) >= from && Number(rank) <= to,
    );
    return line(path, 'r', riverWidth((from + to) / 2, tileZoom(view)));
  }).join('');

const borders = (tiles: readonly PlacedTile[], view: View): string => {
  const zoom = tileZoom(view);
  const pixels = 0.6 + Math.min(1, zoom / 10) * 0.8;
  const between = (isIncluded: (level: unknown, disputed: unknown) => boolean): string =>
    linesOf(tiles, 'border', view, ({ properties: { level, disputed } }) => isIncluded(level, disputed));
  return (
    (zoom < 3
      ? ''
      : line(
          between((level) => level === 1),
          's',
          pixels * 0.8,
        )) +
    line(
      between((level, disputed) => level === 0 && disputed === true),
      'b d',
      pixels,
    ) +
    line(
      between((level, disputed) => level === 0 && disputed !== true),
      'b',
      pixels,
    )
  );
};

/** Areas and lines are written in whole half pixels. */
const HALVED = '<g transform="scale(.5)">';

/**
 * Draws a piece of the bundled map as one SVG for an `<img>`: land, waters, borders, towns and at most 14 names, in light or dark as the
 * reader's system. Takes some milliseconds; 2 to 30 kB, of which a fifth is left when it is compressed.
 * @param tileAt the tiles of the map; it is asked for at most a dozen
 */
export const drawMapPicture = (view: View, tileAt: TileAt): string => {
  const { width, height } = view;
  const tiles = tilesIn(view, tileAt);
  const lake = areasOf(tiles, 'lake', view);
  const names = namesOf(tiles, view);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${STYLE_SHEET}</style><defs><radialGradient id="t"><stop class="t" offset=".4"/><stop class="t" offset="1" stop-opacity="0"/></radialGradient>` +
    `<path id="l" transform="scale(.5)" d="${areasOf(tiles, 'land', view)}"/><clipPath id="c"><use href="#l"/></clipPath></defs>` +
    `<rect class="w" width="${width}" height="${height}"/><use class="l" href="#l"/>` +
    townGround(tiles, view) +
    `${HALVED}${rivers(tiles, view)}${lake === '' ? '' : `<path class="w" d="${lake}"/>`}${borders(tiles, view)}</g>` +
    `${names.map(nameText).join('')}</svg>\n`
  );
};
