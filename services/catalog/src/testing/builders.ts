import { NO_VALUES } from '@wellspring/place-schema/kinds';
import { importLocation, submitLocation } from '../domain/lifecycle.ts';
import type { Location, LocationDetails } from '../domain/location.ts';

export const NOON = new Date('2026-06-01T12:00:00Z');

/** The details of a place; a test names only the fields that it is about. */
export const details = (fields: Partial<LocationDetails> = {}): LocationDetails => ({
  ...NO_VALUES,
  name: 'Blue Lagoon',
  city: 'Grindavík',
  country: 'Iceland',
  description: 'Warm milky water between fields of lava',
  address: 'Norðurljósavegur 9',
  coordinates: { latitude: 63.88, longitude: -22.449 },
  coordinatesAre: null,
  categoryId: 20,
  tags: [],
  ...fields,
});

/** A member's submission that waits for an admin. */
export const pendingLocation = (id = 'pending', fields: Partial<LocationDetails> = {}): Location =>
  submitLocation(details(fields), { id, now: NOON, submittedBy: 'member', isClaimed: false, publishAtOnce: false });

/** A place that everybody sees. */
export const publishedLocation = (id = 'published', fields: Partial<LocationDetails> = {}): Location =>
  importLocation(
    details(fields),
    { source: 'Test', sourceId: id, licence: null, asOf: null, sourceName: null },
    { id, now: NOON },
  );
