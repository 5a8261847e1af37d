import type { FilterSpecification, Map as MapLibre, MapGeoJSONFeature, GeoJSONFeature } from 'maplibre-gl';
import type { MapLabel } from '../engine.ts';
import { isInView } from '../mercator.ts';
import { IS_GREAT, isKind } from './label-layers.ts';
import { viewportOf } from './viewport.ts';

/** What a map must name: by its layer, the layer of the tiles it comes from and which of their features. */
const IMPORTANT = [
  { layer: 'country-name', from: 'label', of: isKind('country') },
  { layer: 'town-name', from: 'place', of: IS_GREAT },
] as const satisfies readonly { layer: string; from: string; of: FilterSpecification }[];

const nameOf = ({ properties }: GeoJSONFeature | MapGeoJSONFeature): string => String(properties['name']);

const labelOf = (feature: GeoJSONFeature, isCountry: boolean): MapLabel | null => {
  if (feature.geometry.type !== 'Point') return null;
  const [longitude, latitude] = feature.geometry.coordinates;
  if (longitude === undefined || latitude === undefined) return null;
  return { name: nameOf(feature), isCountry, latitude, longitude };
};

/** Countries, capitals and large towns in view that the map would name, had it room for them beside what stands on it. */
export const hiddenLabels = (map: MapLibre, source: string): readonly MapLabel[] => {
  if (!map.getSource(source)) return [];
  const { at, box } = viewportOf(map);
  return IMPORTANT.flatMap(({ layer, from, of }) => {
    const style = map.getLayer(layer);
    const zoom = map.getZoom();
    if (!style || zoom < style.minzoom || zoom >= style.maxzoom) return [];
    const drawn = new Set(map.queryRenderedFeatures({ layers: [layer] }).map(nameOf));
    const due: FilterSpecification = ['all', ['<=', ['get', 'from'], Math.floor(at.zoom) - 1], of];
    return map
      .querySourceFeatures(source, { sourceLayer: from, filter: due })
      .filter((feature) => !drawn.has(nameOf(feature)))
      .flatMap((feature) => labelOf(feature, from === 'label') ?? [])
      .filter((label) => isInView(label, box));
  });
};
