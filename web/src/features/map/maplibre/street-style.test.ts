import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { basemapStyle } from './basemap-style.ts';
import type { StreetPalette } from './street-palette.ts';
import { withStreets } from './street-style.ts';

const COLOUR = '#336699';
const palette: StreetPalette = {
  water: COLOUR,
  land: COLOUR,
  town: COLOUR,
  river: COLOUR,
  border: COLOUR,
  state: COLOUR,
  waterInk: COLOUR,
  ink: COLOUR,
  inkSoft: COLOUR,
  road: COLOUR,
  roadMajor: COLOUR,
  roadEdge: COLOUR,
  park: COLOUR,
  building: COLOUR,
};
const ORIGIN = 'https://site.example';
/** Across the antimeridian, which takes two boxes. */
const FIJI = { west: 176.8, south: -20.7, east: -178.2, north: -12.4 };
const streets = {
  version: '0123456789ab',
  tiles: '/streets/0123456789ab/{z}/{x}/{y}',
  bounds: [FIJI],
  minZoom: 7,
  maxZoom: 15,
};
const style = withStreets(basemapStyle(palette, ORIGIN), { streets, palette, language: 'ja', origin: ORIGIN });
const own = style.layers.filter(({ id }) => id.startsWith('street-'));

/** The layers of the basemap schema of Protomaps, version 4. */
const SCHEMA = ['boundaries', 'buildings', 'earth', 'landcover', 'landuse', 'places', 'pois', 'roads', 'water'];

describe('the style with streets', () => {
  it('is a style that MapLibre reads', () => {
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
  });

  it('reads layers of the schema only, and only where streets begin', () => {
    expect(own.length).toBeGreaterThan(40);
    for (const layer of own) {
      expect(SCHEMA).toContain('source-layer' in layer ? layer['source-layer'] : null);
      expect(layer.minzoom).toBeGreaterThanOrEqual(7);
    }
  });

  it('needs no pictures, no letters of another host, and no colours but those of the page', () => {
    expect([style.sprite, style.glyphs]).toEqual([undefined, undefined]);
    const text = JSON.stringify(own);
    expect(text).not.toContain('icon-image');
    expect(text).not.toContain('Noto');
    expect(new Set(text.match(/#[0-9a-f]{3,8}\b/gi))).toEqual(new Set([COLOUR]));
  });
});
