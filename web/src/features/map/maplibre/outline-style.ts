import type { Feature, FeatureCollection, LineString } from 'geojson';
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

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const line = (coordinates: number[][]): Feature<LineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
});

/** Lines of latitude and longitude, so many degrees apart. */
const graticule = (step: number): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...range(-180, 180 - step, step).map((lng) =>
      line([
        [lng, -85],
        [lng, 85],
      ]),
    ),
    ...range(-80, 80, step).map((lat) =>
      line([
        [-180, lat],
        [180, lat],
      ]),
    ),
  ],
});

/** The closer the map, the finer its grid: degrees apart, from which zoom on. */
const GRIDS = [
  { id: 'grid-30', step: 30, from: 0, opacity: 0.14 },
  { id: 'grid-10', step: 10, from: 2, opacity: 0.08 },
  { id: 'grid-1', step: 1, from: 5.5, opacity: 0.08 },
  { id: 'grid-quarter', step: 0.25, from: 8, opacity: 0.07 },
] as const;

/** Keyless and from our own bundle alone: land, borders, names of countries, a quiet grid. */
export const outlineStyle = ({ land, borders, names }: Outlines, palette: Palette): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land, tolerance: 0.2 },
    borders: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: borders }, tolerance: 0.2 },
    ...Object.fromEntries(GRIDS.map(({ id, step }) => [id, { type: 'geojson' as const, data: graticule(step) }])),
    names: { type: 'geojson', data: names },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land, 'fill-antialias': true } },
    ...GRIDS.map(({ id, from, opacity }) => ({
      id,
      type: 'line' as const,
      source: id,
      minzoom: from,
      paint: { 'line-color': palette.grid, 'line-opacity': opacity, 'line-width': 1 },
    })),
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
  ...GRIDS.map(({ id }) => [id, 'line-color', 'grid'] as const),
  ['land', 'fill-color', 'land'],
  ['borders', 'line-color', 'border'],
  ['names', 'text-color', 'ink'],
  ['names', 'text-halo-color', 'land'],
] as const;
