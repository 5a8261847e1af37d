import type { Feature, LineString } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { Outlines } from './countries.ts';

/** Colours of the outline map, as CSS knows them now. */
export type Palette = {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly grid: string;
  readonly ink: string;
};

/** Reads the tokens, which follow the reader's light or dark. */
export const paletteOf = (root: Element): Palette => {
  const tokens = getComputedStyle(root);
  const token = (name: string): string => tokens.getPropertyValue(`--color-${name}`).trim();
  return {
    water: token('water'),
    land: token('land'),
    border: token('surface'),
    grid: token('contour'),
    ink: token('ink-soft'),
  };
};

const STEP = 10;
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const line = (coordinates: number[][], fine: boolean): Feature<LineString> => ({
  type: 'Feature',
  properties: { fine },
  geometry: { type: 'LineString', coordinates },
});

/** Lines of latitude and longitude every ten degrees. */
const graticule = (): Feature<LineString>[] => [
  ...range(-180, 170, STEP).map((lng) =>
    line(
      [
        [lng, -85],
        [lng, 85],
      ],
      lng % 30 !== 0,
    ),
  ),
  ...range(-80, 80, STEP).map((lat) =>
    line(
      [
        [-180, lat],
        [180, lat],
      ],
      lat % 30 !== 0,
    ),
  ),
];

/** Keyless and from our own bundle alone: land, borders, names of countries, a quiet grid. */
export const outlineStyle = ({ land, borders, names }: Outlines, palette: Palette): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land, tolerance: 0.2 },
    borders: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: borders }, tolerance: 0.2 },
    grid: { type: 'geojson', data: { type: 'FeatureCollection', features: graticule() } },
    names: { type: 'geojson', data: names },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      filter: ['any', ['!', ['get', 'fine']], ['>=', ['zoom'], 2]],
      paint: { 'line-color': palette.grid, 'line-opacity': ['case', ['get', 'fine'], 0.08, 0.14], 'line-width': 1 },
    },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land, 'fill-antialias': true } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.6] },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      filter: ['>', ['get', 'size'], ['interpolate', ['exponential', 0.5], ['zoom'], 1, 120, 4, 6, 6, 0]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['"Source Sans 3"'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 15],
        'text-max-width': 7,
        'text-padding': 6,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { 'text-color': palette.ink, 'text-halo-color': palette.land, 'text-halo-width': 1.2 },
    },
  ],
});

/** Which paint follows which colour. */
export const COLOURED = [
  ['water', 'background-color', 'water'],
  ['grid', 'line-color', 'grid'],
  ['land', 'fill-color', 'land'],
  ['borders', 'line-color', 'border'],
  ['names', 'text-color', 'ink'],
  ['names', 'text-halo-color', 'land'],
] as const;
