import type { TextMatch } from '../../domain/search/matching.ts';
import { planSearch, type SearchPlan } from '../../domain/search/plan.ts';
import { meaningOf, plannedList, plannedMap } from '../../domain/search/planned-query.ts';
import type { AskedText, LocationQuery, MapQuery } from '../../domain/search/query.ts';
import type { Fingerprint, Found, FoundOnMap, IndexChange, IndexEntry } from '../../ports.ts';
import { matchExpression, REACH } from './match-expression.ts';
import { nearWords } from './near-words.ts';
import { sqliteLists } from './sqlite-lists.ts';
import { sqliteMap } from './sqlite-map.ts';
import { sqlitePoints } from './sqlite-points.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { wordsIn, writeRows } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** So many are looked up one by one. */
const FEW_WORDS = 16;

const NO_LIST = { items: [], total: 0 };
const NO_MAP = { total: 0, places: [], clusters: [] };

/** Runs between the steps of a search for words, when no statement is open: others may read meanwhile. */
export type Pause = () => void;

/** One file of the index with what is kept in memory beside it. */
export const sqliteIndex = (file: SqliteFile, pause: Pause = () => undefined) => {
  const points = sqlitePoints(file);
  const rows = sqliteRows(file, pause);
  const known = nearWords();
  const begunBy = (beginning: string): readonly string[] | null => {
    const words = rows.words(beginning, FEW_WORDS + 1);
    return words.length > FEW_WORDS ? null : words;
  };
  const vocabulary = { near: known.near, begunBy };
  for (const [word] of file.eachRow({ table: 'word', columns: ['word'], after: '' })) known.learn([String(word)]);
  const lists = sqliteLists(rows, points, vocabulary);
  const map = sqliteMap(file, rows, points, vocabulary);
  const has = (match: TextMatch): boolean =>
    rows.matching(matchExpression(match, REACH.anywhere, vocabulary)).length > 0;
  /** undefined: there are no words; null: nothing has them */
  const plan = (asked: AskedText, isTyping = false): SearchPlan | null | undefined => {
    if (asked.text === undefined) return undefined;
    const steps = planSearch(asked, isTyping);
    for (let step = steps.next(); ; step = steps.next(step.value.map(has))) if (step.done) return step.value;
  };
  return {
    /** In one transaction; what is not newer is left out. */
    write: (changes: readonly IndexChange[]): void => {
      const { rows: written, goneWords } = writeRows(file, changes, known.unknownAmong);
      points.apply(written);
      known.learn(wordsIn(written));
      known.forget(goneWords);
      rows.apply(written);
    },
    search: (query: LocationQuery): Found => {
      const planned = plan(query);
      const list = planned === null ? null : plannedList(query, planned);
      if (planned === null || list === null) return { ...NO_LIST, meaning: meaningOf(planned) };
      return { ...lists.search(list, planned?.text ?? undefined), meaning: meaningOf(planned) };
    },
    suggest: (asked: AskedText, limit: number): readonly string[] => {
      const planned = plan(asked, true);
      return planned?.text ? lists.suggest(planned.text, limit) : [];
    },
    map: (query: MapQuery): FoundOnMap => {
      const planned = plan(query);
      const view = planned === null ? null : plannedMap(query, planned);
      if (planned === null || view === null) return { ...NO_MAP, meaning: meaningOf(planned) };
      return { ...map(view, planned?.text ?? undefined), meaning: meaningOf(planned) };
    },
    /** In id order; `after` is the last id that is known already. */
    entriesAfter: (after: string, limit: number): IndexEntry[] =>
      file
        .all('SELECT id, version FROM place WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
        .map((row) => ({ id: String(row['id']), version: Number(row['version']) })),
    fingerprint: (): Fingerprint => ({
      count: points.size(undefined),
      highestVersion: file.number('SELECT max(version) FROM place'),
    }),
    isFilled: file.isFilled,
    markFilled: file.markFilled,
    emptyLog: file.emptyLog,
    close: file.close,
  };
};

export type SqliteIndex = ReturnType<typeof sqliteIndex>;
