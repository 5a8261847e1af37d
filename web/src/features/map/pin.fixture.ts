import { DOGO } from '../../testing/example-location.ts';
import type { CardLocation } from './pin-card.tsx';
import type { Single } from './pins.ts';

const { id, name, categoryId, photos } = DOGO;
const [latitude, longitude] = [33.85, 132.79];

/** Dōgo Onsen as it stands on the map. */
export const DOGO_PIN: Single = {
  kind: 'location',
  key: id,
  latitude,
  longitude,
  location: { id, name, categoryId, latitude, longitude, temperature: '42 °C' },
};

/** The same as its card asks for it. */
export const DOGO_CARD: CardLocation = { ...DOGO, averageRating: 4.5, reviewCount: 12, photos };

/** A tenth of a degree south of it. */
export const MATSUYAMA = { latitude: 33.75, longitude };
