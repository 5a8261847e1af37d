import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import type { estypes } from '@elastic/elasticsearch';
import { openMinutesOf, type MinuteRange, type Schedule } from '@wellspring/opening-hours/open-minutes';
import type { SearchDocument } from '../../domain/search/indexed.ts';
import { FREE_TOKEN } from '../../domain/search/facets.ts';
import { cellAt } from '../../domain/search/map-cells.ts';
import { mapRank } from '../../domain/search/map-rank.ts';
import { MAX_QUERY_WORDS } from '../../domain/search/words.ts';

/** Incremented when the meaning of stored data changes: an index of another version is not used. */
export const SCHEMA_VERSION = 22;

/** Lists by name, rating or age end here: so many locations are sorted at most. */
export const MAX_WINDOW = 1_000_000;

const LEVELS = Array.from(
  { length: CLUSTER_GRID.maxLevel - CLUSTER_GRID.minLevel + 1 },
  (_, at) => CLUSTER_GRID.minLevel + at,
);

/** The field that holds a place's cell at a level of the map's grid. */
export const cellField = (level: number): string => `cell${level}`;

const stored = { type: 'long', index: false } as const;
const real = { type: 'double', index: false } as const;

export const MAPPINGS: estypes.MappingTypeMapping = {
  dynamic: 'strict',
  properties: {
    live: { type: 'boolean' },
    id: { type: 'keyword' },
    version: stored,
    name: { type: 'keyword', index: false },
    temperature: { type: 'keyword', index: false },
    words: { type: 'keyword' },
    nameWords: { type: 'keyword' },
    written: { type: 'keyword' },
    plain: { type: 'keyword' },
    otherWritten: { type: 'keyword' },
    otherPlain: { type: 'keyword' },
    nameAt: { type: 'keyword', doc_values: false },
    nameLength: { type: 'integer', doc_values: false },
    categoryId: { type: 'integer' },
    facets: { type: 'keyword' },
    isFree: { type: 'boolean', index: false },
    minC: { type: 'double' },
    maxC: { type: 'double' },
    average: { type: 'double' },
    zone: { type: 'keyword' },
    openMinutes: { type: 'integer_range' },
    unsureMinutes: { type: 'integer_range' },
    coveredMinutes: { type: 'integer_range' },
    closure: { type: 'byte' },
    tags: { type: 'keyword' },
    standing: stored,
    mapRank: { type: 'long' },
    rating: stored,
    reviews: stored,
    created: stored,
    latitude: { type: 'long' },
    longitude: { type: 'long' },
    x: real,
    y: real,
    z: real,
    ...Object.fromEntries(LEVELS.map((level) => [cellField(level), { type: 'long' }])),
  },
};

/** Writers make their writes visible themselves; the interval is the net for one that died in between. */
export const SETTINGS: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  auto_expand_replicas: '0-1',
  refresh_interval: '5s',
  max_result_window: MAX_WINDOW,
};

/** A word at its place in a name, so that "blue lagon" is found to be the first and the second of Blue Lagoon. */
export const wordAt = (at: number, word: string): string => `${at}:${word}`;

/** The rest of a removed place: its id and version, so that a late older write is refused. */
export const TOMBSTONE = { live: false };

const placedWords = (words: readonly string[]) => ({
  nameAt: words.slice(0, MAX_QUERY_WORDS).map((word, at) => wordAt(at, word)),
  nameLength: words.length,
});

const asRanges = (ranges: readonly MinuteRange[]) => ranges.map(({ from, to }) => ({ gte: from, lt: to }));

const scheduleFields = (schedule: Schedule) => {
  const { open, unsure, covered } = openMinutesOf(schedule);
  return {
    zone: schedule.zone,
    openMinutes: asRanges(open),
    unsureMinutes: asRanges(unsure),
    coveredMinutes: asRanges(covered),
  };
};

/** A place as a document. */
export const elasticDocument = ({
  point,
  nameKeys,
  otherNames,
  otherWords,
  facets: { tokens, schedule, ...numbers },
  ...document
}: SearchDocument): Readonly<Record<string, unknown>> => ({
  live: true,
  ...document,
  mapRank: mapRank(document.standing, document.closure),
  ...numbers,
  facets: tokens,
  isFree: tokens.includes(FREE_TOKEN),
  ...(schedule && scheduleFields(schedule)),
  ...nameKeys,
  otherWritten: otherNames.map(({ written }) => written),
  otherPlain: otherNames.map(({ plain }) => plain),
  ...placedWords(nameKeys.plain.split(' ')),
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
