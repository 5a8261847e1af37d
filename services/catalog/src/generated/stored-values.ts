// Made by tools/generate/place-fields.mjs from packages/place-schema.
import type { PlaceValues } from '@wellspring/place-schema/kinds';

/** The fields of a stored place. What an older document lacks is not known. */
export const storedValues = (document: PlaceValues): PlaceValues => ({
  name: document.name ?? null,
  description: document.description ?? null,
  otherNames: document.otherNames ?? null,
  address: document.address ?? null,
  city: document.city ?? null,
  state: document.state ?? null,
  country: document.country ?? null,
  website: document.website ?? null,
  phoneNumber: document.phoneNumber ?? null,
  hours: document.hours ?? null,
  priceRange: document.priceRange ?? null,
  avgCost: document.avgCost ?? null,
  bestTimeToVisit: document.bestTimeToVisit ?? null,
  accessibility: document.accessibility ?? null,
  temperature: document.temperature ?? null,
  mineralContent: document.mineralContent ?? null,
  healingProperties: document.healingProperties ?? null,
  kinds: document.kinds ?? null,
  waterTemperature: document.waterTemperature ?? null,
  price: document.price ?? null,
  openingHours: document.openingHours ?? null,
  season: document.season ?? null,
  access: document.access ?? null,
  wheelchair: document.wheelchair ?? null,
  amenities: document.amenities ?? null,
  safety: document.safety ?? null,
  status: document.status ?? null,
});
