import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { BESIDE, CLEAR_OF_PINS, IN_PLACE } from './label-anchors.ts';
import type { Palette } from './palette.ts';

/** Drawn by the browser from our own fonts: the weight is read from the family's name. */
const REGULAR = ['"Source Sans 3"'];
const SEMIBOLD = ['"Source Sans 3 Semibold"'];

/** Names that come so much earlier than at their own zoom; the zoom of a filter is the whole one of the tile. */
const namedBy = (early: number | ExpressionSpecification): ExpressionSpecification => [
  '<=',
  ['get', 'from'],
  ['+', early, ['zoom']],
];
const EARLY = 0.4;
const isNamed = namedBy(EARLY);
export const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

type Label = Pick<SymbolLayerSpecification, 'id' | 'minzoom' | 'maxzoom'> & {
  readonly from: string;
  readonly filter: FilterSpecification;
  readonly layout: SymbolLayerSpecification['layout'];
  readonly ink: string;
  readonly halo: string;
  readonly opacity?: ExpressionSpecification;
};

const label =
  (source: string) =>
  ({ from, layout, ink, halo, opacity, ...layer }: Label): SymbolLayerSpecification => ({
    ...layer,
    type: 'symbol',
    source,
    'source-layer': from,
    layout: { 'text-field': NAME, 'text-font': REGULAR, 'text-max-width': 8, 'text-padding': 5, ...layout },
    paint: {
      'text-color': ink,
      'text-halo-color': halo,
      'text-halo-width': 1.4,
      'text-halo-blur': 0.4,
      ...(opacity && { 'text-opacity': opacity }),
    },
  });

/** Sizes of a town's name by its size, at a zoom. */
const townText = (village: number, town: number, city: number): ExpressionSpecification => [
  'step',
  ['get', 'size'],
  village,
  8,
  town,
  12,
  city,
];

const TOWN_SIZE: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  3,
  townText(10.5, 11, 12),
  6,
  townText(11, 12.5, 15),
  9,
  townText(12, 14, 18),
  12,
  townText(13, 17, 21),
];

/** Capitals and large towns: the map has their names whatever stands there. */
export const IS_GREAT: ExpressionSpecification = ['any', ['has', 'capital'], ['>=', ['get', 'size'], 11]];

/** What our places call a country that the map's data calls by an older name. */
const NAME: ExpressionSpecification = ['match', ['get', 'name'], 'Turkey', 'Türkiye', ['get', 'name']];

/** The names of waters, countries, towns and quarters; what comes first in the list gives way to what comes after. */
export const labelLayers = (palette: Palette, source: string): readonly SymbolLayerSpecification[] => {
  const { ink, inkSoft, waterInk, land, water } = palette;
  const add = label(source);
  return [
    add({
      id: 'river-name',
      from: 'river',
      minzoom: 7,
      filter: ['all', ['has', 'name'], ['<=', ['get', 'rank'], ['step', ['zoom'], 6, 8, 8, 9, 12]]],
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 480, 'text-size': 11.5, 'text-letter-spacing': 0.05 },
      ink: waterInk,
      halo: land,
    }),
    add({
      id: 'sea-name',
      from: 'label',
      filter: ['all', isKind('sea'), isNamed],
      layout: { 'text-size': 13, 'text-letter-spacing': 0.12, 'text-max-width': 6, 'symbol-sort-key': ['get', 'from'] },
      ink: waterInk,
      halo: water,
      opacity: ['interpolate', ['linear'], ['zoom'], 8.5, 1, 9.5, 0],
    }),
    add({
      id: 'lake-name',
      from: 'label',
      minzoom: 4.5,
      filter: ['all', isKind('lake'), isNamed],
      layout: { 'text-size': 11.5, 'text-max-width': 6, 'symbol-sort-key': ['get', 'from'] },
      ink: waterInk,
      halo: water,
    }),
    add({
      id: 'quarter-name',
      from: 'place',
      minzoom: 9.7,
      filter: ['all', ['has', 'quarter'], isNamed],
      layout: { 'text-size': 12.5, 'text-letter-spacing': 0.03, 'symbol-sort-key': ['-', 0, ['get', 'size']] },
      ink: inkSoft,
      halo: land,
    }),
    add({
      id: 'town-name',
      from: 'place',
      minzoom: 2.8,
      filter: ['all', ['!', ['has', 'quarter']], namedBy(['case', ['has', 'capital'], 1, EARLY])],
      layout: {
        'text-font': [
          'step',
          ['zoom'],
          ['literal', REGULAR],
          6,
          ['case', ['>=', ['get', 'size'], 11], ['literal', SEMIBOLD], ['literal', REGULAR]],
        ],
        'text-size': TOWN_SIZE,
        'text-variable-anchor-offset': ['case', IS_GREAT, ['literal', CLEAR_OF_PINS], ['literal', BESIDE]],
        // What is named on a wider map keeps its room on a closer one: capitals, then large towns.
        'symbol-sort-key': ['-', ['get', 'from'], ['/', ['get', 'size'], 100]],
      },
      ink,
      halo: land,
    }),
    add({
      id: 'country-name',
      from: 'label',
      maxzoom: 7.5,
      filter: ['all', isKind('country'), namedBy(0.8)],
      layout: {
        'text-font': SEMIBOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 4, 13.5, 7, 17],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'text-max-width': 6.5,
        'symbol-sort-key': ['get', 'from'],
        'text-variable-anchor-offset': ['step', ['zoom'], ['literal', IN_PLACE], 1, ['literal', CLEAR_OF_PINS]],
      },
      ink: inkSoft,
      halo: land,
      opacity: ['interpolate', ['linear'], ['zoom'], 6.8, 1, 7.5, 0],
    }),
  ];
};
