import type { TextPlan } from '../../domain/search/plan.ts';
import { matchWithFillers } from '../../domain/search/ranking.ts';
import { SPELLED, type SpelledName } from '../../domain/search/spelled-name.ts';
import { matchExpression, REACH, type NearWords } from './match-expression.ts';
import type { OrderedPages } from './ordered-pages.ts';
import type { Slice } from './page-by.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import { joined } from './place-selection.ts';
import { rowSet } from './row-set.ts';
import type { SqliteRows } from './sqlite-rows.ts';

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
        ? [rows.withPrefix(word)]
        : near(word, typos).flatMap((one) => [rows.named('plain', one), rows.withPrefix(`${one} `)]);
    });
  const bySpelling = (some: RowNumbers, spelled: SpelledName): ReadonlyMap<number, RowNumbers> => {
    const left = rowSet(some);
    return rows.spelledAmong(joined(withSpelledPrefix(spelled).map(left.take)), spelled);
  };

  /** Those with all words in the name, whole or as beginnings, by how much of the name was typed. */
  const named = function* (some: RowNumbers, { query: { written, plain }, spelled }: TextPlan): Generator<RowNumbers> {
    if (some.length === 0) return;
    if (spelled) {
      const steps = bySpelling(some, spelled);
      for (const step of [SPELLED.whole, SPELLED.words]) yield steps.get(step) ?? NO_ROWS;
    } else {
      const { among } = rowSet(some);
      yield among(rows.named('written', written));
      yield among(rows.named('plain', plain));
      yield among(rows.withPrefix(`${plain} `));
    }
    yield some;
  };
  const byPrefix = function* (some: RowNumbers, { query: { plain }, spelled }: TextPlan): Generator<RowNumbers> {
    if (some.length === 0) return;
    if (spelled) {
      const steps = bySpelling(some, spelled);
      yield joined([SPELLED.whole, SPELLED.words, SPELLED.prefix].map((step) => steps.get(step) ?? NO_ROWS));
    } else yield rowSet(some).among(rows.withPrefix(plain));
    yield some;
  };

  /** The kinds of match, best first, of `found`; what stands in one before counts no more in the next. */
  const bands = function* (found: RowNumbers, plan: TextPlan): Generator<RowNumbers> {
    const { match, query } = plan;
    const reach = (where: keyof typeof REACH): RowNumbers => rows.matching(matchExpression(match, REACH[where], near));
    const full = matchWithFillers(plan);
    if (full) {
      const withFillers = rows.matching(matchExpression(full, REACH.inName, near));
      const same = [rows.named('written', query.written), rows.named('plain', query.withFillers)];
      yield rowSet(withFillers).among(joined(same));
      yield withFillers;
    }
    yield* named(reach('wholeInName'), plan);
    yield reach('whole');
    yield* byPrefix(reach('inName'), plan);
    yield found;
  };

  /** A page of matches. */
  return (found: RowNumbers, plan: TextPlan, { limit, offset }: Slice): readonly string[] => {
    const items: string[] = [];
    const left = rowSet(found);
    let skip = offset;
    if (offset >= found.length) return items;
    for (const band of bands(found, plan)) {
      const here = left.take(band);
      if (skip >= here.length) skip -= here.length;
      else {
        items.push(...pages(here, 'default', { limit: limit - items.length, offset: skip }));
        skip = 0;
      }
      if (items.length >= Math.min(limit, found.length - offset)) break;
    }
    return items;
  };
};

export type SqliteRelevance = ReturnType<typeof sqliteRelevance>;
