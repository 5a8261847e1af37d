import type { Feature, FeatureCollection, Point } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { TakenRoom } from '../engine.ts';

/** The source of what stands on the map. */
export const TAKEN = 'taken';

/** Places a name under its pin, in ems. */
const UNDER = 1.2;

/** A letter that is as wide as a pin without a fact is high, in pixels of its size of 30. */
const LETTER = 'O';
const LETTER_WIDTH = 21;

/** What stands on the map, for the layers below. */
export const takenFeatures = (taken: readonly TakenRoom[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: taken.map(({ latitude, longitude, width, name }): Feature<Point> => ({
    type: 'Feature',
    properties: { room: LETTER.repeat(Math.max(1, Math.round(width / LETTER_WIDTH))), name },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
});

const unseen = { 'text-opacity': 0 } as const;
const always = { 'text-font': ['"Source Sans 3"'], 'text-allow-overlap': true };

/** Invisible letters, as large as a pin and its name: labels that are placed later, below them in the style, avoid them. */
export const takenLayers: readonly SymbolLayerSpecification[] = [
  {
    id: 'room-of-pins',
    type: 'symbol',
    source: TAKEN,
    layout: { ...always, 'text-field': ['get', 'room'], 'text-size': 30, 'text-max-width': 20 },
    paint: unseen,
  },
  {
    id: 'room-of-names',
    type: 'symbol',
    source: TAKEN,
    filter: ['to-boolean', ['get', 'name']],
    layout: {
      ...always,
      'text-field': ['get', 'name'],
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, UNDER],
      'text-max-width': 40,
    },
    paint: unseen,
  },
];
