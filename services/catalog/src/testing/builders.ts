import { NO_VALUES } from '@wellspring/place-schema/kinds';
import { importLocation, submitLocation } from '../domain/lifecycle.ts';
import type { Location, LocationDetails } from '../domain/location.ts';

export const NOON = new Date('2026-06-01T12:00:00Z');

/** What somebody might tell of a place; a test names only what it is about. */
export const details = (told: Partial<LocationDetails> = {}): LocationDetails => ({
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
  ...told,
});

/** A member's submission that waits for an admin. */
export const pendingLocation = (id = 'pending', told: Partial<LocationDetails> = {}): Location =>
  submitLocation(details(told), { id, now: NOON, submittedBy: 'member', isClaimed: false, publishAtOnce: false });

/** A place that everybody sees. */
export const publishedLocation = (id = 'published', told: Partial<LocationDetails> = {}): Location =>
  importLocation(details(told), { source: 'Test', sourceId: id, licence: null }, { id, now: NOON });
