import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import type { BoxSpans } from '../../domain/search/geo.ts';
import { cellSums, sumTable, type TreeCell } from './cell-sums.ts';
import { NONE, numberList, type NumberList } from './number-list.ts';
import type { RowNumbers } from './page-by.ts';
import type { PointTable } from './point-table.ts';

/** A cell is split when it holds more. */
const CROWD = 32;
const QUARTERS = 4;
const ROOT = 0;

type Visitor = { readonly part: (sum: number) => void; readonly point: (no: number) => void };

/** The nodes of a tree: each has a sum, and the first of its places or the first of its four children. */
const treeNodes = (points: PointTable, nextOf: NumberList) => {
  const sums = sumTable(points);
  const children = numberList();
  const firstIn = numberList();
  sums.make(1);

  const childOf = (node: number, no: number, level: number): number =>
    children.get(node) + points.quarter(no, CLUSTER_GRID.maxLevel - level - 1);
  const put = (node: number, no: number): void => {
    nextOf.set(no, firstIn.get(node));
    firstIn.set(node, no);
  };
  const eachIn = (node: number, work: (no: number) => void): void => {
    for (let no = firstIn.get(node), next = NONE; no !== NONE; no = next) {
      next = nextOf.get(no);
      work(no);
    }
  };
  const split = (node: number, level: number): void => {
    const first = sums.make(QUARTERS);
    children.set(node, first);
    eachIn(node, (no) => {
      const child = childOf(node, no, level);
      sums.addPoint(child, no);
      put(child, no);
    });
    firstIn.set(node, NONE);
    for (let child = first; child < first + QUARTERS; child += 1) splitCrowd(child, level + 1);
  };
  const splitCrowd = (node: number, level: number): void => {
    if (sums.count(node) > CROWD && level < CLUSTER_GRID.maxLevel) split(node, level);
  };
  const insertBelow = (no: number, onWay: (node: number) => void): void => {
    let node = ROOT;
    let level = 0;
    for (; children.get(node) !== NONE; level += 1) {
      onWay(node);
      node = childOf(node, no, level);
    }
    sums.addPoint(node, no);
    put(node, no);
    splitCrowd(node, level);
  };
  const sumChildren = (node: number, first: number): void => {
    sums.clear(node);
    for (let child = first; child < first + QUARTERS; child += 1) sums.addSum(node, child);
  };
  const removeFrom = (node: number, no: number, level: number): void => {
    const first = children.get(node);
    if (first === NONE) {
      const others: number[] = [];
      eachIn(node, (each) => each !== no && others.push(each));
      firstIn.set(node, NONE);
      others.forEach((each) => put(node, each));
      sums.clear(node);
      others.forEach((each) => sums.addPoint(node, each));
      return;
    }
    removeFrom(childOf(node, no, level), no, level + 1);
    sumChildren(node, first);
  };
  const sumUp = (node: number): void => {
    const first = children.get(node);
    if (first === NONE) return;
    for (let child = first; child < first + QUARTERS; child += 1) sumUp(child);
    sumChildren(node, first);
  };
  return {
    sums,
    insert: (no: number): void => insertBelow(no, (node) => sums.addPoint(node, no)),
    /** Many together: what lies above them is summed up once. */
    insertAll: (numbers: RowNumbers): void => {
      for (const no of numbers) insertBelow(no, () => undefined);
      sumUp(ROOT);
    },
    remove: (no: number): void => removeFrom(ROOT, no, 0),
    firstChild: children.get,
    eachIn,
  };
};

/**
 * Places by cell, with the sum of every cell that holds more than a few, so that counting in a box costs by its edge and
 * not by what is in it: some 8 bytes a place. Where they are stands in `points`, which must not change while they are in here; `nextOf`
 * has for each place that which follows it in the same cell, and may serve several trees that have no place in common.
 */
export const pointTree = (points: PointTable, nextOf: NumberList) => {
  const { sums, insert, insertAll, remove, firstChild, eachIn } = treeNodes(points, nextOf);
  /** Hands over what lies in the box: whole nodes from `least` on, places where a node lies across its edge or is too coarse. */
  const visit = (spans: BoxSpans, least: number, visitor: Visitor, node = ROOT, level = 0): void => {
    if (sums.count(node) === 0 || sums.isApart(node, spans)) return;
    if (level >= least && sums.isInside(node, spans)) return visitor.part(node);
    const first = firstChild(node);
    if (first === NONE) return eachIn(node, (no) => points.isInBox(no, spans) && visitor.point(no));
    for (let child = first; child < first + QUARTERS; child += 1) visit(spans, least, visitor, child, level + 1);
  };
  return {
    insert,
    insertAll,
    remove,
    count: (spans: BoxSpans): number => {
      let count = 0;
      visit(spans, 0, { part: (sum) => (count += sums.count(sum)), point: () => (count += 1) });
      return count;
    },
    /** Row numbers of all places in the box. */
    inside: (spans: BoxSpans): RowNumbers => {
      const numbers: number[] = [];
      visit(spans, CLUSTER_GRID.maxLevel + 1, { part: () => undefined, point: (no) => numbers.push(no) });
      return new Int32Array(numbers);
    },
    cells: (spans: BoxSpans, level: number): TreeCell[] => {
      const cells = cellSums(points, level);
      visit(spans, level, { part: (sum) => cells.addSum(sum, sums), point: cells.addPoint });
      return cells.cells();
    },
  };
};

export type PointTree = ReturnType<typeof pointTree>;
