import type { estypes } from '@elastic/elasticsearch';
import type { SearchDocument } from '../../domain/search/indexed.ts';
import { cellAt, GRID } from '../../domain/search/map-cells.ts';

/** Rises when what is stored changes its meaning: an index of another edition is not used. */
export const EDITION = 1;

/** Pages end here: so many places are sorted at most. */
export const MAX_WINDOW = 1_000_000;

const LEVELS = Array.from({ length: GRID.maxLevel - GRID.minLevel + 1 }, (_, at) => GRID.minLevel + at);

/** The field that holds a place's cell at a level of the map's grid. */
export const cellField = (level: number): string => `cell${level}`;

const stored = { type: 'long', index: false } as const;
const real = { type: 'double', index: false } as const;

export const MAPPINGS: estypes.MappingTypeMapping = {
  dynamic: 'strict',
  properties: {
    live: { type: 'boolean' },
    id: { type: 'keyword' },
    name: { type: 'keyword', index: false, doc_values: false },
    words: { type: 'keyword' },
    nameWords: { type: 'keyword' },
    written: { type: 'keyword' },
    plain: { type: 'keyword' },
    categoryId: { type: 'integer' },
    tags: { type: 'keyword' },
    standing: stored,
    rating: stored,
    reviews: stored,
    created: stored,
    latitude: { type: 'long' },
    longitude: { type: 'long' },
    x: real,
    y: real,
    z: real,
    ...Object.fromEntries(LEVELS.map((level) => [cellField(level), stored])),
  },
};

/** Writes are made visible by whoever made them; the interval is the net for one that died in between. */
export const SETTINGS: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  auto_expand_replicas: '0-1',
  refresh_interval: '5s',
  max_result_window: MAX_WINDOW,
};

/** What is left of a removed place: its id, with its version, so that an older write that comes late is refused. */
export const TOMBSTONE = { live: false };

/** A place as a document. */
export const elasticDocument = ({
  point,
  version: _,
  nameKeys,
  otherWords,
  ...document
}: SearchDocument): Readonly<Record<string, unknown>> => ({
  live: true,
  ...document,
  ...nameKeys,
  words: [...new Set([...document.nameWords, ...otherWords])],
  ...(point && {
    latitude: point.latitude,
    longitude: point.longitude,
    x: point.x,
    y: point.y,
    z: point.z,
    ...Object.fromEntries(LEVELS.map((level) => [cellField(level), cellAt(point, level)])),
  }),
});
