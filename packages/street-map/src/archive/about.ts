import type { DatabaseSync } from 'node:sqlite';
import type { Bounds } from '../street-tiles.ts';

/** What an archive says of itself. */
export type About = {
  /** where its tiles came from; null: another program made it */
  readonly source: string | null;
  /** of that source; null: unclear */
  readonly edition: string | null;
  readonly bounds: Bounds;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** differs between any two archives that were fetched; null: another program made it */
  readonly id: string | null;
};

/** The names of MBTiles where it has one, else our own. */
const NAMES = {
  source: 'wellspring_source',
  edition: 'wellspring_edition',
  id: 'wellspring_id',
  bounds: 'bounds',
  minZoom: 'minzoom',
  maxZoom: 'maxzoom',
} as const;

const WORLD: Bounds = { west: -180, south: -85, east: 180, north: 85 };
const CLOSEST = 15;

const boundsIn = (text: string | null): Bounds => {
  const [west, south, east, north] = (text ?? '').split(',').map(Number);
  const isWhole = [west, south, east, north].every((side) => Number.isFinite(side) && Math.abs(side ?? NaN) <= 180);
  if (!isWhole || west === undefined || south === undefined || east === undefined || north === undefined) return WORLD;
  return { west, south, east, north };
};

const zoomIn = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,2}$/.test(text) ? Math.min(22, Number(text)) : otherwise;

/** @throws when the file is no MBTiles archive */
export const readAbout = (archive: DatabaseSync): About => {
  const find = archive.prepare('SELECT value FROM metadata WHERE name = ?');
  const text = (name: string): string | null => {
    const value = find.get(name)?.['value'];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return {
    source: text(NAMES.source),
    edition: text(NAMES.edition),
    id: text(NAMES.id),
    bounds: boundsIn(text(NAMES.bounds)),
    minZoom: zoomIn(text(NAMES.minZoom), 0),
    maxZoom: zoomIn(text(NAMES.maxZoom), CLOSEST),
  };
};

/** Writes it as rows of the archive, with what MBTiles asks for beside. */
export const writeAbout = (archive: DatabaseSync, name: string, about: About): void => {
  const insert = archive.prepare('INSERT INTO metadata (name, value) VALUES (?, ?)');
  const { west, south, east, north } = about.bounds;
  const rows = {
    name,
    format: 'pbf',
    attribution: '© OpenStreetMap contributors',
    [NAMES.source]: about.source,
    [NAMES.edition]: about.edition,
    [NAMES.id]: about.id,
    [NAMES.bounds]: [west, south, east, north].join(','),
    [NAMES.minZoom]: about.minZoom,
    [NAMES.maxZoom]: about.maxZoom,
  };
  for (const [key, value] of Object.entries(rows)) if (value !== null) insert.run(key, String(value));
};
