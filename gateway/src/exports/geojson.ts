import { EXPORTED_FIELDS, OPENING_HOURS, stopsOf, withoutPoint, type ExportedList } from './exported-list.ts';

/** A list as GeoJSON (RFC 7946), its places in their order; the names of those without a point stand beside them. */
export const geojsonOf = (list: ExportedList): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    name: list.name,
    description: list.description,
    createdBy: list.user?.displayName ?? null,
    withoutPosition: withoutPoint(list),
    features: stopsOf(list).map(({ visitOrder, notes, pageUrl, location }) => ({
      type: 'Feature',
      id: location.id,
      geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
      properties: {
        visitOrder,
        name: location.name,
        notes,
        category: location.category?.name ?? null,
        address: location.address,
        city: location.city,
        state: location.state,
        country: location.country,
        phoneNumber: location.phoneNumber,
        phones: location.phones.map(({ text, uri, note }) => ({ text, uri, note })),
        website: location.website,
        websites: location.websites,
        ...Object.fromEntries(EXPORTED_FIELDS.map(({ field }) => [field, Reflect.get(location, field) as unknown])),
        [OPENING_HOURS]: location.openingHours?.rule ?? null,
        coordinatesAre: location.coordinatesAre,
        url: pageUrl,
      },
    })),
  });
