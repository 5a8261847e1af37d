import type { Node } from './filter.ts';
import { boundsOf, intersection, rangesOf } from './index-bounds.ts';
import type { FieldNode } from './index-bounds.ts';
import type { Index, KeyField } from './index-entries.ts';
import { findsOnlyPresent, implies, isRedundant } from './index-implication.ts';
import type { Range } from './order-key.ts';

/** How to find the candidates of a query: by the ranges of an index, or by reading everything. */
export type Plan = {
  readonly index: Index | undefined;
  readonly ranges: readonly Range[];
  readonly backwards: boolean;
  /** The candidates come in the requested order. */
  readonly sorted: boolean;
  /** The candidates are the answer: no test is needed. */
  readonly exact: boolean;
  /** Where the index has several entries of a document: the result are those that have one in each of these. undefined: unknown. */
  readonly sections: readonly Range[] | undefined;
};

type Conjuncts = { readonly tests: readonly FieldNode[]; readonly more: boolean };

const conjuncts = (node: Node): Conjuncts => {
  if (node.op === 'at') return { tests: [node], more: false };
  if (node.op !== 'and') return { tests: [], more: true };
  const parts = node.of.map(conjuncts);
  return { tests: parts.flatMap(({ tests }) => tests), more: parts.some(({ more }) => more) };
};

const MOST_POINTS = 1000;

type Bounded = {
  readonly prefixes: readonly Buffer[];
  readonly next: Range | undefined;
  readonly points: number;
  readonly constants: ReadonlySet<string>;
  readonly used: ReadonlySet<FieldNode>;
};

type Choice = {
  readonly prefixes: readonly Buffer[];
  readonly next: Range | undefined;
  readonly used: readonly FieldNode[];
};

// The best that the tests of one field offer: points, else as narrow a range as an index of this kind allows.
const choose = (field: KeyField, tests: readonly FieldNode[], multikey: boolean): Choice | undefined => {
  const offers = tests.flatMap((node) => {
    const bounds = boundsOf(node.test, field);
    return bounds ? [{ node, bounds }] : [];
  });
  const use = ({ node, bounds }: (typeof offers)[number]): readonly FieldNode[] => (bounds.exact ? [node] : []);
  for (const offer of offers)
    if (offer.bounds.kind === 'points') return { prefixes: offer.bounds.points, next: undefined, used: use(offer) };
  // Two ends of a range may be met by two elements of an array, so there only one of them can bound.
  const ranged = multikey ? offers.slice(0, 1) : offers;
  const ranges = ranged.flatMap(({ bounds }) => (bounds.kind === 'range' ? [bounds.range] : []));
  const next = intersection(ranges);
  return next && { prefixes: [], next, used: ranged.flatMap(use) };
};

const bound = (index: Index, tests: readonly FieldNode[]): Bounded => {
  let prefixes: readonly Buffer[] = [Buffer.alloc(0)];
  const constants = new Set<string>();
  const used = new Set<FieldNode>();
  const roots = new Set<string>();
  let points = 0;
  for (const field of index.fields) {
    const [root = ''] = field.path;
    const choice =
      index.multikey && roots.has(root)
        ? undefined
        : choose(
            field,
            tests.filter(({ name }) => name === field.name),
            index.multikey,
          );
    if (!choice || prefixes.length * choice.prefixes.length > MOST_POINTS) break;
    roots.add(root);
    for (const node of choice.used) used.add(node);
    if (choice.next) return { prefixes, next: choice.next, points, constants, used };
    prefixes = prefixes.flatMap((prefix) => choice.prefixes.map((point) => Buffer.concat([prefix, point])));
    if (choice.prefixes.length === 1) constants.add(field.name);
    points++;
  }
  return { prefixes, next: undefined, points, constants, used };
};

// Walks both lists of fields; those with one value only do not matter for the order.
const orderOf = (
  index: Index,
  sort: readonly KeyField[],
  { constants }: Bounded,
): 'forwards' | 'backwards' | undefined => {
  if (index.multikey) return undefined;
  let backwards: boolean | undefined;
  let at = 0;
  const free = index.fields.filter(({ name }) => !constants.has(name));
  for (const { name, descending } of sort) {
    if (constants.has(name)) continue;
    const field = free[at++];
    if (field?.name !== name) return undefined;
    const turned = field.descending !== descending;
    if (backwards !== undefined && backwards !== turned) return undefined;
    backwards = turned;
  }
  return backwards ? 'backwards' : 'forwards';
};

const isUsable = (index: Index, tests: readonly FieldNode[]): boolean => {
  if (index.partial && !implies(tests, index.partial.node)) return false;
  return (
    !index.sparse ||
    tests.some(({ name, test }) => index.fields.some((field) => field.name === name) && findsOnlyPresent(test))
  );
};

/** The sections of a filter that asks nothing but texts of an index over one array. */
const sectionsOf = ({ fields, multikey, partial, sparse }: Index, { tests, more }: Conjuncts): Plan['sections'] => {
  const [field] = fields;
  if (!multikey || !field || fields.length > 1 || partial || sparse || more || tests.length === 0) return undefined;
  const sections = tests.flatMap(({ name, test }): readonly Range[] => {
    const bounds = name === field.name && test.op === '$regex' ? boundsOf(test, field) : undefined;
    return bounds?.kind === 'range' && bounds.exact ? [bounds.range] : [];
  });
  return sections.length === tests.length ? sections : undefined;
};

/** A range in its order outweighs one equality: a walk by pages would read and sort all that is left for each of them. */
const score = ({ points, next }: Bounded, index: Index, sorted: boolean): number =>
  points * 10 +
  (next ? 4 : 0) +
  (sorted ? 7 : 0) +
  (index.partial ? 3 : 0) +
  (index.unique && points === index.fields.length ? 100 : 0);

/** Chooses the index for a filter and a sort; a plan without an index reads the whole collection. */
export const planFor = (indexes: readonly Index[], filter: Node, sort: readonly KeyField[]): Plan => {
  const { tests, more } = conjuncts(filter);
  let best: Plan = {
    index: undefined,
    ranges: [],
    backwards: false,
    sorted: sort.length === 0,
    exact: tests.length === 0 && !more,
    sections: undefined,
  };
  let bestScore = 0;
  for (const index of indexes) {
    if (!isUsable(index, tests)) continue;
    const bounded = bound(index, tests);
    const order = sort.length === 0 ? undefined : orderOf(index, sort, bounded);
    const worth = score(bounded, index, order !== undefined);
    if (worth <= bestScore) continue;
    bestScore = worth;
    const left = tests.filter(
      (node) => !bounded.used.has(node) && !(index.partial && isRedundant(node, index.partial.node)),
    );
    best = {
      index,
      ranges: rangesOf(bounded.prefixes, bounded.next),
      backwards: order === 'backwards',
      sorted: sort.length === 0 || order !== undefined,
      exact: left.length === 0 && !more && !index.multikey,
      sections: sectionsOf(index, { tests, more }),
    };
  }
  return best;
};
