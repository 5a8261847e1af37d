import { DatabaseSync } from 'node:sqlite';
import { tileIdToZxy } from 'pmtiles';
import { readAbout, type About } from '../archive/about.ts';
import { pmtilesHead, type Entry } from '../archive/pmtiles-format.ts';
import { STREET_LAYERS } from '../source/protomaps-archive.ts';
import { tileIdsOf } from '../tiles-of-box.ts';

/** A whole draft in the form of a PMTiles archive, which can be read by ranges. The same draft gives the same bytes. */
export type PmtilesOfDraft = {
  readonly about: About;
  readonly head: Buffer;
  /** of head and tiles together */
  readonly bytes: number;
  /** what stands behind the head, in its order */
  readonly tiles: () => Iterable<Uint8Array>;
  readonly close: () => void;
};

const LEAST_LEAF = 4_096;
const MOST_LEAVES = 1_500;

/** Each content once, in the order of the source: its offset among the tiles. */
const PLACED = `
  CREATE TEMP TABLE placed AS
    SELECT source_offset, length(tile_data) AS length,
      sum(length(tile_data)) OVER (ORDER BY source_offset) - length(tile_data) AS start
    FROM content;
  CREATE UNIQUE INDEX temp.placed_by_offset ON placed (source_offset);
`;

const NONE: Entry = { id: 0, offset: 0, length: 0, run: 0 };

/** Neighbours with the same content are one entry. */
const entriesOf = function* (draft: DatabaseSync, { bounds, minZoom, maxZoom }: About): Generator<Entry> {
  const find = draft.prepare(
    `SELECT start, length FROM map JOIN placed USING (source_offset)
    WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?`,
  );
  let open: Entry = NONE;
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1)
    for (const id of tileIdsOf(bounds, zoom)) {
      const [, column, row] = tileIdToZxy(id);
      const found = find.get(zoom, column, 2 ** zoom - 1 - row);
      if (!found) continue;
      const [offset, length] = [Number(found['start']), Number(found['length'])];
      const continues = open.offset === offset && open.id + open.run === id;
      if (!continues && open.run > 0) yield open;
      open = continues ? { ...open, run: open.run + 1 } : { id, offset, length, run: 1 };
    }
  if (open.run > 0) yield open;
};

const tilesOf = function* (draft: DatabaseSync): Generator<Uint8Array> {
  const page = draft.prepare(
    'SELECT source_offset, tile_data FROM content WHERE source_offset > ? ORDER BY source_offset LIMIT 100',
  );
  for (let rows = page.all(-1); rows.length > 0; rows = page.all(Number(rows.at(-1)?.['source_offset'])))
    for (const { tile_data: data } of rows) if (data instanceof Uint8Array) yield data;
};

/** @throws when the file is no draft of streets */
export const pmtilesOfDraft = (path: string): PmtilesOfDraft => {
  const draft = new DatabaseSync(path, { readOnly: true });
  try {
    const about = readAbout(draft);
    draft.exec(PLACED);
    const count = (sql: string): number => Number(draft.prepare(sql).get()?.['count'] ?? 0);
    const tileBytes = count('SELECT sum(length) AS count FROM placed');
    const leafSize = Math.max(LEAST_LEAF, Math.ceil(count('SELECT count(*) AS count FROM map') / MOST_LEAVES));
    const metadata = {
      attribution: '© OpenStreetMap contributors',
      wellspring_id: about.id,
      vector_layers: STREET_LAYERS.map((id) => ({ id, fields: {} })),
    };
    const head = pmtilesHead(entriesOf(draft, about), leafSize, { ...about, metadata, tileBytes });
    return {
      about,
      head,
      bytes: head.length + tileBytes,
      tiles: () => tilesOf(draft),
      close: () => draft.close(),
    };
  } catch (error) {
    draft.close();
    throw error;
  }
};
