import type { MapAnswer, MapPlace } from '@wellspring/rest-contract/map';
import { DOGO } from '../../../testing/example-location.ts';
import type { CardLocation } from '../cards/pin-card.tsx';
import type { Cluster, Single } from './pins.ts';

const { id: dogo, name, categoryId, photos } = DOGO;
const [latitude, longitude] = [33.85, 132.79];

/** A place as it stands on the map, without a fact. */
export const single = (id: string, lat: number, lng: number, rest: Partial<Single> = {}): Single => ({
  kind: 'location',
  key: id,
  latitude: lat,
  longitude: lng,
  location: { id, name: id, latitude: lat, longitude: lng, categoryId: 20 },
  look: 'fact',
  fact: null,
  ...rest,
});

export const cluster = (count: number, lat: number, lng: number): Cluster => ({
  kind: 'cluster',
  key: `${count} at ${lat},${lng}`,
  count,
  latitude: lat,
  longitude: lng,
  bounds: { west: lng - 1, south: lat - 1, east: lng + 1, north: lat + 1 },
  mix: [{ categoryId: 21, count }],
  besidePin: null,
});

/** An answer of GET /api/map with these places, all of which are pins. */
export const answerOf = (...places: readonly MapPlace[]): MapAnswer => ({
  total: places.length,
  near: null,
  places: [...places],
  pins: places.map(({ id }) => ({ id })),
  clusters: [],
});

/** Dōgo Onsen as it stands on the map. */
export const DOGO_PIN: Single = {
  kind: 'location',
  key: dogo,
  latitude,
  longitude,
  location: { id: dogo, name, categoryId, latitude, longitude, temperature: '42 °C' },
  look: 'fact',
  fact: { kind: 'temperature', text: '42 °C' },
};

/** The same as its card asks for it. */
export const DOGO_CARD: CardLocation = { ...DOGO, averageRating: 4.5, reviewCount: 12, photos };

/** A tenth of a degree south of it. */
export const MATSUYAMA = { latitude: 33.75, longitude };
