import { planSearch, type Lookup, type SearchPlan } from '../../domain/search/plan.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import { meaningOf, plannedList, plannedMap } from '../../domain/search/planned-query.ts';
import type { ParsedText, LocationQuery, MapQuery } from '../../domain/search/query.ts';
import type { Fingerprint } from '../../domain/fingerprint.ts';
import type { Found, FoundOnMap, IndexChange, IndexEntry } from '../../search-ports.ts';
import { closedLast } from './closed-last.ts';
import { matchExpression, REACH, withTerm } from './match-expression.ts';
import { nearWords } from './near-words.ts';
import { orderedPages } from './ordered-pages.ts';
import { placeColumns } from './place-columns.ts';
import { placeSchedules } from './place-schedules.ts';
import { facetColumns } from './facet-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import { placeSelection } from './place-selection.ts';
import { planCache } from './plan-cache.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { sqliteLists } from './sqlite-lists.ts';
import { sqliteMap } from './sqlite-map.ts';
import { sqliteRelevance } from './sqlite-relevance.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { wordsIn, writeRows } from './sqlite-writes.ts';
import { tagTerm } from './terms.ts';

const NO_LIST = { items: [], total: 0 };
const NO_MAP = { total: 0, places: [], pins: [], clusters: [] };

/**
 * One file of the index with what is held in memory beside it. Every query is answered in three steps: SQLite looks up words and tags,
 * columns of numbers select and order, SQLite reads the rows that are shown.
 */
export const sqliteIndex = (file: SqliteFile) => {
  const columns = placeColumns(file);
  const rows = sqliteRows(file);
  const { near, ...words } = nearWords();
  for (const [word] of file.eachRow({ table: 'word', columns: ['word'], after: '' })) words.learn([String(word)]);
  const pages = orderedPages(file, columns);
  const selection = placeSelection(columns);
  const schedules = placeSchedules(file);
  const facets = facetColumns(columns, schedules);
  const relevance = sqliteRelevance({ rows, pages, near });
  const list = closedLast({ columns, rows, list: sqliteLists({ pages, selection, columns, relevance }) });
  const map = sqliteMap(file, columns);

  const has = (lookup: Lookup): boolean =>
    'nameBegins' in lookup
      ? rows.hasPrefix(lookup.nameBegins)
      : rows.hasAny(matchExpression(lookup, REACH.anywhere, near));
  const plans = planCache();
  const planned = (parsed: ParsedText, isTyping: boolean): SearchPlan | null => {
    const steps = planSearch(parsed, isTyping);
    for (let step = steps.next(); ; step = steps.next(step.value.map(has))) if (step.done) return step.value;
  };
  /** undefined: there are no words; null: nothing has them */
  const plan = (parsed: ParsedText, isTyping = false): SearchPlan | null | undefined =>
    parsed.text === undefined ? undefined : plans.of(parsed, isTyping, () => planned(parsed, isTyping));
  /** What has the words and the tag. */
  const matching = (text: TextPlan | undefined, tag: string | undefined): RowNumbers => {
    const isTagged = tag === undefined ? [] : [tagTerm(tag)];
    if (!text) return tag === undefined ? columns.listed() : rows.matching([isTagged]);
    const expression = matchExpression(text.match, REACH.anywhere, near);
    return rows.matching(isTagged.reduce(withTerm, expression));
  };
  /** Those of some rows that pass the facets, and the counts of these, in which permanently closed places are none. */
  const narrowed = (
    rows: RowNumbers,
    query: Pick<LocationQuery, 'facets' | 'isCounting'>,
  ): { readonly passing: RowNumbers; readonly counted: Pick<Found, 'facets'> } => {
    const open = query.isCounting ? columns.withoutClosed(rows) : rows;
    const sorted = facets.sort(open, query.facets);
    const { passing } = open.length === rows.length ? sorted : facets.sort(rows, query.facets);
    return { passing, counted: query.isCounting ? { facets: facets.counts(sorted, query.facets) } : {} };
  };
  return {
    /** In one transaction; changes that are not newer are ignored. */
    write: (changes: readonly IndexChange[]): void => {
      const { rows: written, goneWords } = writeRows(file, changes, words.unknownAmong);
      columns.apply(written);
      schedules.apply(written);
      words.learn(wordsIn(written));
      words.forget(goneWords);
      rows.forget();
      plans.forgetAll();
    },
    search: (query: LocationQuery): Found => {
      const read = plan(query);
      const meaning = meaningOf(read);
      const meant = read === null ? null : plannedList(query, read);
      if (meant === null) return { ...NO_LIST, meaning };
      const text = read?.text ?? undefined;
      const { passing, counted } = narrowed(selection.select(matching(text, meant.tag), meant), meant);
      const found = meant.limit === 0 ? { items: [], total: passing.length } : list(passing, meant, text);
      return { ...found, meaning, ...counted };
    },
    suggest: (parsed: ParsedText, limit: number): readonly string[] => {
      const text = plan(parsed, true)?.text;
      if (!text) return [];
      if (text.areNamesFirst) return relevance.first(text, limit);
      return relevance.page(matching(text, undefined), text, { limit, offset: 0 });
    },
    map: (query: MapQuery): FoundOnMap => {
      const read = plan(query);
      const meaning = meaningOf(read);
      const meant = read === null ? null : plannedMap(query, read);
      if (meant === null) return { ...NO_MAP, meaning };
      const inBox = selection.select(matching(read?.text ?? undefined, undefined), meant);
      const { passing, counted } = narrowed(columns.withoutClosed(inBox), meant);
      return { ...map(passing, meant), meaning, ...counted };
    },
    /** In id order; `after` is the last id of the page before. */
    entriesAfter: (after: string, limit: number): IndexEntry[] =>
      file
        .all('SELECT id, version FROM place WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
        .map((row) => ({ id: String(row['id']), version: Number(row['version']) })),
    fingerprint: (): Fingerprint => ({
      count: columns.all().length,
      highestVersion: file.number('SELECT max(version) FROM place'),
    }),
    isFilled: file.isFilled,
    markFilled: file.markFilled,
    emptyLog: file.emptyLog,
    close: file.close,
  };
};

export type SqliteIndex = ReturnType<typeof sqliteIndex>;
