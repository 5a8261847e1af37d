import type { Limits } from './budget.ts';

/**
 * The limits of every operation, independent of its price: over `/graphql`, `/api` and for pages, with services in one process or in many. The
 * largest of our own, a list of 500 places for its owner, uses 5,500 objects and 0.4 MB. 50,000 objects take tens of megabytes while they are answered, and a
 * part of a second.
 */
const QUERY: Limits = { objects: 50_000, bytes: 16_000_000, milliseconds: 10_000 };

/** A change is not broken off because its caller leaves, and has the time of its deadlines. */
const MUTATION: Limits = { ...QUERY, milliseconds: 60_000 };

/** The copy of all data of a member is whole or refused. Only a route of /api asks for it, and it counts how often. */
const EXPORT: Limits = { objects: 1_000_000, bytes: 200_000_000, milliseconds: 60_000 };

/** Fields that answer everything of one member. */
const EXPORT_FIELD = /\bexport[A-Z]/;

/** What an operation may use, by its text. */
export const limitsOf = (query: string, isMutation: boolean): Limits => {
  if (EXPORT_FIELD.test(query)) return EXPORT;
  return isMutation ? MUTATION : QUERY;
};
