import { layers, LIGHT, type Flavor } from '@protomaps/basemaps';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { nameIn, withLocalName } from './street-names.ts';
import type { StreetPalette } from './street-palette.ts';
import { boxAround, firstZoom, outsideStreets, type Streets } from './street-cover.ts';

const SOURCE = 'streets';
const REGULAR = ['"Source Sans 3"'];
const SEMIBOLD = ['"Source Sans 3 Semibold"'];

/** Layers that need pictures, that our own pins stand for, or that the bundled map draws. */
const LEFT_OUT = new Set([
  'background',
  'landcover',
  'pois',
  'roads_oneway',
  'roads_shields',
  'places_country',
  'places_region',
]);

/** Our colour for each of the library's names, by what the name contains; the first that fits counts. */
const coloured = (palette: StreetPalette): readonly (readonly [RegExp, string])[] => [
  [/^(tunnel_|bridges_)?(major|highway)(?!.*casing)/, palette.roadMajor],
  [/^(tunnel_|bridges_)?(minor|other|link)(?!.*casing)/, palette.road],
  [/label_halo|_halo$/, palette.land],
  [/ocean_label/, palette.waterInk],
  [/city_label|label_major/, palette.ink],
  [/label/, palette.inkSoft],
  [/casing/, palette.roadEdge],
  [/^(park|wood|scrub|zoo)/, palette.park],
  [/^(background|earth|glacier|sand|beach)/, palette.land],
  [/^water/, palette.water],
  [/^buildings/, palette.building],
  [/^(boundaries|railway)/, palette.border],
  [/^(hospital|industrial|school|pedestrian|aerodrome|military|pier)/, palette.town],
  [/./, palette.road],
];

const flavorOf = (palette: StreetPalette): Flavor => {
  const rules = coloured(palette);
  const colourOf = (name: string): string => rules.find(([pattern]) => pattern.test(name))?.[1] ?? palette.road;
  const names = Object.entries(LIGHT).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  return { ...LIGHT, ...Object.fromEntries(names.map((name) => [name, colourOf(name)])) };
};

/** Written with our own fonts, without pictures. */
const written = (layer: SymbolLayerSpecification, language: string): SymbolLayerSpecification => {
  const { 'icon-image': _image, 'icon-size': _size, ...layout } = layer.layout ?? {};
  const isTown = layer.id === 'places_locality';
  const isLine = layout['symbol-placement'] === 'line';
  const field = isLine ? nameIn(language) : withLocalName(language);
  return {
    ...layer,
    layout: {
      ...layout,
      'text-font': isTown ? SEMIBOLD : REGULAR,
      ...(layer.id !== 'address_label' && { 'text-field': field }),
      ...(isTown && { 'text-anchor': 'center', 'text-radial-offset': 0, 'text-variable-anchor': ['center'] }),
    },
  };
};

type Options = {
  readonly streets: Streets;
  readonly palette: StreetPalette;
  readonly language: string;
  readonly origin: string;
};

/**
 * A style with streets above the ground of the bundled map. Where they are, the bundled map writes no names and draws no circles of towns,
 * so that nothing stands there twice.
 */
export const withStreets = (
  base: StyleSpecification,
  { streets, palette, language, origin }: Options,
): StyleSpecification => {
  const outside = outsideStreets(streets);
  const minzoom = firstZoom(streets);
  const own = layers(SOURCE, flavorOf(palette), { lang: language })
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map((layer): LayerSpecification => ({
      ...(layer.type === 'symbol' ? written(layer, language) : layer),
      id: `street-${layer.id}`,
      minzoom: Math.max(minzoom, layer.minzoom ?? 0),
    }));
  const isOfWorld = (layer: LayerSpecification): boolean => 'source-layer' in layer;
  const onlyOutside = (layer: LayerSpecification): LayerSpecification =>
    'filter' in layer && isOfWorld(layer) && (layer.type === 'symbol' || layer.type === 'circle')
      ? { ...layer, filter: ['all', layer.filter, outside] as ExpressionSpecification }
      : layer;
  const isName = ({ type }: LayerSpecification): boolean => type === 'symbol';
  const rooms = base.layers.filter((layer) => isName(layer) && !isOfWorld(layer));
  const names = base.layers.filter((layer) => isName(layer) && isOfWorld(layer));
  const ground = base.layers.filter((layer) => !isName(layer));
  return {
    ...base,
    sources: {
      ...base.sources,
      [SOURCE]: {
        type: 'vector',
        tiles: [streets.tiles.startsWith('/') ? origin + streets.tiles : streets.tiles],
        bounds: boxAround(streets),
        minzoom,
        maxzoom: streets.maxZoom,
      },
    },
    layers: [
      ...ground.map(onlyOutside),
      ...own.filter((layer) => !isName(layer)),
      ...names.map(onlyOutside),
      ...own.filter(isName),
      ...rooms,
    ],
  };
};
