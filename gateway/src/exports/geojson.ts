import { pointlessOf, stopsOf, type ExportedList } from './exported-list.ts';

/** A list as GeoJSON, its places in their order; the names of those without a point stand beside them. */
export const geojsonOf = (list: ExportedList): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    name: list.name,
    description: list.description,
    createdBy: list.user?.displayName ?? null,
    withoutPosition: pointlessOf(list),
    features: stopsOf(list).map(({ visitOrder, name, latitude, longitude, notes }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { visitOrder, name, notes },
    })),
  });
