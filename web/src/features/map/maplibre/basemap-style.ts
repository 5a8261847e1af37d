import { BASEMAP_VERSION } from '@wellspring/basemap/version';
import { CLOSEST_TILES } from '@wellspring/basemap/zooms';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { labelLayers } from './label-layers.ts';
import type { Palette } from './palette.ts';
import { TAKEN, takenFeatures, takenLayers } from './taken-room.ts';

/** A value that grows from zoom to zoom, such as `[3, 0.5], [8, 2]`. */
const byZoom = (...stops: readonly (readonly [zoom: number, value: number])[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops.flat(),
];

/** The source of the bundled map. */
export const BASEMAP = 'world';
const source = BASEMAP;

/** Width of a river by its rank, from 0 for the greatest. */
const riverWidth = (thinnest: number, most: number): ExpressionSpecification => [
  'max',
  thinnest,
  ['*', most / 10, ['-', 10, ['get', 'rank']]],
];

/** As wide as the ground of a town of its size, in pixels at a zoom: it doubles with each. */
const townRadius = (factor: number): ExpressionSpecification => ['*', factor, ['^', Math.SQRT2, ['get', 'size']]];

/** The least size of a town whose ground is drawn. */
const leastTown: ExpressionSpecification = ['step', ['zoom'], 11, 6, 9, 8, 6, 10, 4];

const ground = (palette: Palette): readonly LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
  { id: 'land', type: 'fill', source, 'source-layer': 'land', paint: { 'fill-color': palette.land } },
  {
    // The data has no built-up areas: a soft circle, sized by the population, represents a town. At the shore, where it would tint the
    // sea, closer maps draw what is land of it.
    id: 'town-ground',
    type: 'circle',
    source,
    'source-layer': 'place',
    minzoom: 4.5,
    filter: [
      'all',
      ['!', ['has', 'quarter']],
      ['step', ['zoom'], true, CLOSEST_TILES, ['!', ['has', 'shore']]],
      ['>=', ['get', 'size'], leastTown],
    ],
    paint: {
      'circle-color': palette.town,
      'circle-blur': 0.6,
      'circle-opacity': byZoom([4.5, 0], [6, 0.9]),
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 5, townRadius(0.06), 13, townRadius(15)],
    },
  },
  {
    id: 'town-ground-at-the-shore',
    type: 'fill',
    source,
    'source-layer': 'town',
    minzoom: CLOSEST_TILES,
    filter: ['>=', ['get', 'size'], leastTown],
    paint: { 'fill-color': palette.town, 'fill-opacity': 0.3, 'fill-antialias': false },
  },
  {
    id: 'river',
    type: 'line',
    source,
    'source-layer': 'river',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.river,
      'line-width': [
        'interpolate',
        ['exponential', 1.3],
        ['zoom'],
        3,
        riverWidth(0.2, 1.2),
        7,
        riverWidth(0.5, 3),
        12,
        riverWidth(1.4, 8),
      ],
      'line-opacity': byZoom([3, 0.6], [6, 1]),
    },
  },
  { id: 'lake', type: 'fill', source, 'source-layer': 'lake', paint: { 'fill-color': palette.water } },
  {
    id: 'state-border',
    type: 'line',
    source,
    'source-layer': 'border',
    filter: ['==', ['get', 'level'], 1],
    paint: {
      'line-color': palette.state,
      'line-dasharray': [3, 2],
      'line-width': byZoom([3, 0.4], [8, 1], [12, 1.4]),
      'line-opacity': byZoom([2.5, 0], [4, 0.8]),
    },
  },
  {
    id: 'disputed-border',
    type: 'line',
    source,
    'source-layer': 'border',
    filter: ['has', 'disputed'],
    paint: {
      'line-color': palette.border,
      'line-dasharray': [2, 2],
      'line-width': byZoom([1, 0.4], [6, 1], [10, 1.6]),
    },
  },
  {
    id: 'border',
    type: 'line',
    source,
    'source-layer': 'border',
    filter: ['all', ['==', ['get', 'level'], 0], ['!', ['has', 'disputed']]],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.border,
      'line-width': byZoom([1, 0.4], [4, 0.8], [8, 1.3], [12, 1.8]),
      'line-opacity': byZoom([1, 0.6], [4, 0.85]),
    },
  },
];

/** Keyless and from our own server alone: land, water, borders, towns and their names. */
export const basemapStyle = (palette: Palette, origin: string): StyleSpecification => ({
  version: 8,
  sources: {
    [source]: {
      type: 'vector',
      tiles: [`${origin}/basemap/${BASEMAP_VERSION}/{z}/{x}/{y}`],
      maxzoom: CLOSEST_TILES,
    },
    [TAKEN]: { type: 'geojson', data: takenFeatures([]) },
  },
  layers: [...ground(palette), ...labelLayers(palette, source), ...takenLayers],
});
