import { NO_ROWS, type RowNumbers } from './page-by.ts';
import { rememberedMatches } from './remembered-matches.ts';
import type { RowChange } from './sqlite-writes.ts';
import { areCommon, fewRows, manyRows, type ManyRows, type TermRows } from './term-rows.ts';
import { columnsOf, ftsText, holds, type Expression, type Term } from './terms.ts';

/** Terms that many places have, the last that were asked for: of a million places 125 kB each. */
const MOST_COMMON = 160;

type Kept = { readonly term: Term; readonly rows: ManyRows };

type Deps = {
  /** Ascending row numbers that an FTS5 text finds. */
  readonly look: (text: string) => RowNumbers;
  /** Runs between two steps. */
  readonly pause: () => void;
};

const unionOf = (lists: readonly RowNumbers[]): RowNumbers => {
  const [longest = NO_ROWS, ...others] = lists.toSorted((a, b) => b.length - a.length);
  if (others.length === 0) return longest;
  const rows = manyRows(longest);
  for (const numbers of others) for (const no of numbers) rows.change(no, true);
  return rows.numbers();
};

/**
 * Rows that an expression finds. Terms that many places have are looked up once and kept as bits, which follow what is written; FTS5 looks
 * for what is left, passing over what others rule out.
 */
export const matchingRows = ({ look, pause }: Deps) => {
  const common = new Map<string, Kept>();
  const remembered = rememberedMatches();
  const lookUp = (expression: Expression): RowNumbers => {
    const text = ftsText(expression);
    return remembered.of(text, () => {
      pause();
      return look(text);
    });
  };
  const keep = (text: string, kept: Kept): TermRows => {
    common.delete(text);
    common.set(text, kept);
    for (const oldest of common.keys()) {
      if (common.size <= MOST_COMMON) break;
      common.delete(oldest);
    }
    return kept.rows;
  };
  const alone = (term: Term): TermRows => {
    const numbers = lookUp([[term]]);
    return areCommon(numbers) ? keep(ftsText([[term]]), { term, rows: manyRows(numbers) }) : fewRows(numbers);
  };
  /** Those of a term that is known to be common, or whose rows FTS5 gathers before it tells the first; null: any other. */
  const ready = (term: Term): TermRows | null => {
    const text = ftsText([[term]]);
    const kept = common.get(text);
    if (kept) return keep(text, kept);
    return term.isBeginning ? alone(term) : null;
  };
  const withAll = (terms: readonly Term[]): RowNumbers => {
    const known: TermRows[] = [];
    const others: Term[] = [];
    for (const term of terms) {
      const rows = ready(term);
      if (rows) known.push(rows);
      else others.push(term);
    }
    if (others.length > 0) {
      const numbers = lookUp([others]);
      // Each of them has at least as many.
      if (areCommon(numbers)) others.forEach(alone);
      known.push(fewRows(numbers));
    }
    const [fewest, ...more] = known.toSorted((a, b) => a.count() - b.count());
    return more.reduce((numbers, { has }) => numbers.filter(has), fewest?.numbers() ?? NO_ROWS);
  };
  return {
    of: (expression: Expression): RowNumbers => {
      pause();
      const isReady = (terms: readonly Term[]): boolean => terms.some((term) => ready(term) !== null);
      const apart = expression.filter(isReady);
      const together = expression.filter((terms) => !apart.includes(terms));
      return unionOf([...apart.map(withAll), ...(together.length > 1 ? [lookUp(together)] : together.map(withAll))]);
    },
    /** What follows from a write. */
    apply: (changes: readonly RowChange[]): void => {
      remembered.forgetAll();
      if (common.size === 0) return;
      for (const { no, document } of changes) {
        const columns = document && columnsOf(document);
        for (const { term, rows } of common.values()) rows.change(no, columns !== null && holds(term, columns));
      }
    },
  };
};
