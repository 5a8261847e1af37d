import type { TextPlan } from '../../domain/search/text-plan.ts';
import { otherNameBeginning } from '../../domain/search/other-names.ts';
import { continuedName, matchWithFillers, RELEVANCE } from '../../domain/search/ranking.ts';
import { SPELLED, type SpelledName } from '../../domain/search/spelled-name.ts';
import { matchExpression, REACH, type NearWords } from './match-expression.ts';
import type { OrderedPages } from './ordered-pages.ts';
import type { Slice } from './page-by.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import { joined } from './place-selection.ts';
import { rowSet } from './row-set.ts';
import type { SqliteRows } from './sqlite-rows.ts';

/** Rows of one relevance. */
type Band = readonly [relevance: number, rows: RowNumbers];

type Deps = {
  readonly rows: SqliteRows;
  readonly pages: OrderedPages;
  readonly near: NearWords;
};

/** Lists of what a text finds, the best matches first. */
export const sqliteRelevance = ({ rows, pages, near }: Deps) => {
  /** Those whose name may begin as it was spelled: only they are worth being compared word by word. */
  const withSpelledPrefix = (spelled: SpelledName): readonly RowNumbers[] =>
    spelled.flatMap(([first]) => {
      if (!first) return [];
      const { word, typos } = first;
      return typos === 0
        ? [rows.withPrefix('plain', word)]
        : near(word, typos).flatMap((one) => [rows.named('plain', one), rows.withPrefix('plain', `${one} `)]);
    });
  const bySpelling = (some: RowNumbers, spelled: SpelledName): ReadonlyMap<number, RowNumbers> => {
    const left = rowSet(some);
    return rows.spelledAmong(joined(withSpelledPrefix(spelled).map(left.take)), spelled);
  };

  /** Those of which another name is the text. */
  const sameOtherName = ({ query: { written, withFillers } }: TextPlan): RowNumbers =>
    rows.namedOtherwise(written, withFillers);
  /** Those with all words in the name, by how much of the name was typed. */
  const named = function* (some: RowNumbers, plan: TextPlan): Generator<Band> {
    const { query: { written, plain }, spelled } = plan; // prettier-ignore
    if (some.length === 0) return;
    if (spelled) {
      const steps = bySpelling(some, spelled);
      yield [RELEVANCE.sameName, steps.get(SPELLED.whole) ?? NO_ROWS];
      yield [RELEVANCE.nameBeginsWithWords, steps.get(SPELLED.words) ?? NO_ROWS];
    } else {
      const { among } = rowSet(some);
      yield [RELEVANCE.sameNameAsWritten, among(rows.named('written', written))];
      yield [RELEVANCE.sameName, among(rows.named('plain', plain))];
      yield [RELEVANCE.sameOtherName, among(sameOtherName(plan))];
      yield [RELEVANCE.nameBeginsWithWords, among(rows.withPrefix('plain', `${plain} `))];
    }
  };
  const byPrefix = function* (some: RowNumbers, { query: { plain }, spelled }: TextPlan): Generator<Band> {
    if (some.length === 0) return;
    if (spelled) {
      const steps = bySpelling(some, spelled);
      const begun = [SPELLED.whole, SPELLED.words, SPELLED.prefix].map((step) => steps.get(step) ?? NO_ROWS);
      yield [RELEVANCE.nameBegins, joined(begun)];
    } else yield [RELEVANCE.nameBegins, rowSet(some).among(rows.withPrefix('plain', plain))];
    yield [RELEVANCE.allInName, some];
  };

  /** Where names come first: those that are or begin as the text was written. All of them have its words. */
  const asWritten = function* (plan: TextPlan): Generator<Band> {
    const { written, withFillers } = plan.query;
    yield [RELEVANCE.sameNameAsWritten, rows.named('written', written)];
    yield [RELEVANCE.sameNameWithFillers, rows.named('plain', withFillers)];
    yield [RELEVANCE.sameOtherNameAsWritten, sameOtherName(plan)];
    yield [RELEVANCE.nameBeginsAsWritten, rows.withPrefix('written', written)];
    yield [RELEVANCE.otherNameBeginsAsWritten, rows.withOtherPrefix(written)];
  };

  /** The kinds of match, best first; what stands in one before counts no more in the next. */
  const bands = function* (plan: TextPlan, found?: RowNumbers): Generator<Band> {
    const { match, query, areNamesFirst } = plan;
    const reach = (where: keyof typeof REACH): RowNumbers => rows.matching(matchExpression(match, REACH[where], near));
    if (plan.isKindOnly) {
      yield [RELEVANCE.wholeWordsInName, reach('wholeInName')];
      yield [RELEVANCE.wholeWords, reach('whole')];
      yield [RELEVANCE.allInName, reach('inName')];
      yield [RELEVANCE.somewhere, found ?? reach('anywhere')];
      return;
    }
    if (areNamesFirst) yield* asWritten(plan);
    const full = matchWithFillers(plan);
    if (full) {
      const withFillers = rows.matching(matchExpression(full, REACH.inName, near));
      const same = [rows.named('written', query.written), rows.named('plain', query.withFillers)];
      yield [RELEVANCE.sameNameAsWritten, rowSet(withFillers).among(joined(same))];
      yield [RELEVANCE.fillersInName, withFillers];
    }
    const wholeInName = reach('wholeInName');
    yield* named(wholeInName, plan);
    const continued = continuedName(plan);
    if (continued !== null) yield [RELEVANCE.nameContinues, rows.withPrefix('written', continued)];
    const beginning = otherNameBeginning(plan);
    if (beginning !== null && !areNamesFirst) yield [RELEVANCE.otherNameBegins, rows.withOtherPrefix(beginning)];
    yield [RELEVANCE.wholeWordsInName, wholeInName];
    yield [RELEVANCE.wholeWords, reach('whole')];
    yield* byPrefix(reach('inName'), plan);
    yield [RELEVANCE.somewhere, found ?? reach('anywhere')];
  };

  return {
    /** All of some matches by their relevance. */
    byRelevance: function* (found: RowNumbers, plan: TextPlan): Generator<Band> {
      const left = rowSet(found);
      for (const [relevance, band] of bands(plan, found)) yield [relevance, left.take(band)];
    },
    /** A page of some matches. */
    page: (found: RowNumbers, plan: TextPlan, { limit, offset }: Slice): readonly string[] => {
      const items: string[] = [];
      const left = rowSet(found);
      let skip = offset;
      if (offset >= found.length) return items;
      for (const [, band] of bands(plan, found)) {
        const here = left.take(band);
        if (skip >= here.length) skip -= here.length;
        else {
          items.push(...pages(here, 'default', { limit: limit - items.length, offset: skip }));
          skip = 0;
        }
        if (items.length >= Math.min(limit, found.length - offset)) break;
      }
      return items;
    },
    /** The first of all matches, where names come first: no more kinds of match are looked up than fill the answer. */
    first: (plan: TextPlan, limit: number): readonly string[] => {
      const items: string[] = [];
      const seen = new Set<number>();
      for (const [, band] of bands(plan)) {
        const here = band.filter((no) => !seen.has(no));
        if (here.length === 0) continue;
        items.push(...pages(here, 'default', { limit: limit - items.length, offset: 0 }));
        if (items.length >= limit) break;
        for (const no of here) seen.add(no);
      }
      return items;
    },
  };
};

export type SqliteRelevance = ReturnType<typeof sqliteRelevance>;
