import type { TextMatch } from '../../domain/search/matching.ts';
import { planText, type TextPlan } from '../../domain/search/plan.ts';
import type { LocationQuery, MapQuery, MapView, Page } from '../../domain/search/query.ts';
import type { IndexChange } from '../../ports.ts';
import { matchExpression, REACH } from './match-expression.ts';
import { nearWords } from './near-words.ts';
import { sqliteLists } from './sqlite-lists.ts';
import { sqliteMap } from './sqlite-map.ts';
import { sqlitePoints } from './sqlite-points.ts';
import { writeRows } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';

export type IndexEntry = { readonly id: string; readonly version: number };

const NONE: MapView = { total: 0, places: [], clusters: [] };

/** One file of the index with what is kept in memory beside it. */
export const sqliteIndex = (file: SqliteFile) => {
  const points = sqlitePoints(file);
  const vocabulary = nearWords();
  for (const row of file.each('SELECT term FROM vocabulary')) vocabulary.learn([String(row['term'])]);
  const lists = sqliteLists(file, points, vocabulary.near);
  const map = sqliteMap(file, points, vocabulary.near);
  const has = (match: TextMatch): boolean => {
    const expression = matchExpression(match, REACH.anywhere, vocabulary.near);
    return (
      expression !== null && file.all('SELECT rowid FROM words WHERE words MATCH ? LIMIT 1', [expression]).length > 0
    );
  };
  const plan = (text: string): TextPlan | null => {
    const steps = planText(text);
    for (let step = steps.next(); ; step = steps.next(step.value.map(has))) if (step.done) return step.value;
  };
  return {
    /** In one transaction; what is not newer is left out. */
    write: (changes: readonly IndexChange[]): void => {
      const rows = writeRows(file, changes);
      points.apply(rows);
      for (const { document } of rows)
        vocabulary.learn([...(document?.nameWords ?? []), ...(document?.otherWords ?? [])]);
    },
    search: (query: LocationQuery): Page<string> => {
      const text = query.text === undefined ? undefined : plan(query.text);
      return text === null ? { items: [], total: 0 } : lists.search(query, text);
    },
    suggest: (text: string, limit: number): readonly string[] => {
      const words = plan(text);
      return words ? lists.suggest(words, limit) : [];
    },
    map: (query: MapQuery): MapView => {
      const text = query.text === undefined ? undefined : plan(query.text);
      return text === null ? NONE : map(query, text);
    },
    /** In id order; `after` is the last id that is known already. */
    entriesAfter: (after: string, limit: number): IndexEntry[] =>
      file
        .all('SELECT id, version FROM place WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
        .map((row) => ({ id: String(row['id']), version: Number(row['version']) })),
    /** Marks the file as one to start from. */
    complete: file.complete,
    ping: (): void => void file.number('SELECT 1'),
    close: file.close,
  };
};

export type SqliteIndex = ReturnType<typeof sqliteIndex>;
