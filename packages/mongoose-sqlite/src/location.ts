import { basename } from 'node:path';

/** Where a database is, and how it behaves. */
export type Location = {
  readonly name: string;
  readonly file: string;
  readonly refuseScans: number;
  /** top-level fields that are stored separately: see separate-fields.ts */
  readonly separate: readonly string[];
};

const OPTIONS = new Set(['refuseScans', 'separate']);

/**
 * Reads `sqlite:/folder/name.db` or `sqlite::memory:`. With `?refuseScans=1000`, queries that no index serves are refused on
 * collections with more documents than that. With `?separate=outbox,relay`, these top-level fields lie beside their documents.
 */
export const locationOf = (uri: string): Location => {
  const parts = /^sqlite:([^?]+)(?:\?(.*))?$/s.exec(uri);
  const [, place, query] = parts ?? [];
  if (!place)
    throw new Error(`"${uri}" is not the address of a database: expected sqlite:/folder/name.db or sqlite::memory:`);
  const options = new URLSearchParams(query);
  for (const name of options.keys()) if (!OPTIONS.has(name)) throw new Error(`Unknown option ${name} in "${uri}"`);
  const refuseScans = options.get('refuseScans');
  const most = refuseScans === null ? Infinity : Number(refuseScans);
  if (!(most >= 0)) throw new Error(`refuseScans must be a number of documents in "${uri}"`);
  const separate = options.get('separate')?.split(',') ?? [];
  if (place === ':memory:') return { name: 'memory', file: place, refuseScans: most, separate };
  const file = decodeURIComponent(place.startsWith('//') ? place.slice(2) : place);
  return { name: basename(file, '.db'), file, refuseScans: most, separate };
};
