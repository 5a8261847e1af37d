import { STYLE_SHEET } from './colours.ts';
import { groundOf } from './ground.ts';
import { namesOf, type PlacedName } from './names.ts';
import { streetsOf } from './streets.ts';
import { groundTilesIn, isOnTile, streetTilesIn, type StreetSource, type TileAt, type View } from './view.ts';

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

const TOWN_GROUND =
  '<defs><radialGradient id="t"><stop class="t" offset=".4"/><stop class="t" offset="1" stop-opacity="0"/></radialGradient></defs>';

/**
 * Draws a piece of the map as one SVG for an `<img>`: land, waters, borders, towns and at most 14 names, with streets and parks where there are
 * some, in light or dark as the reader's system. Takes some milliseconds, with many streets some tens. It has 2 to 30 kB, of which a fifth is
 * left when it is compressed, and with streets up to 130 kB, of which a half is left.
 * @param ground the tiles of the bundled map; it is asked for at most a dozen
 * @param streets null: there are none; they are asked for at most a dozen tiles as well
 */
export const drawMapPicture = async (view: View, ground: TileAt, streets: StreetSource | null): Promise<string> => {
  const { width, height } = view;
  const [tiles, streetTiles] = await Promise.all([groundTilesIn(view, ground), streetTilesIn(view, streets)]);
  const isOnStreets = isOnTile(streetTiles);
  const names = namesOf({ ground: tiles, streets: streetTiles }, view);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${STYLE_SHEET}</style>${TOWN_GROUND}<rect class="w" width="${width}" height="${height}"/>` +
    groundOf(tiles, view, (point) => !isOnStreets(point)) +
    streetsOf(streetTiles, view) +
    `${names.map(nameText).join('')}</svg>\n`
  );
};
