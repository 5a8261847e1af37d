import { unsupported } from './errors.ts';
import { field, isDoc } from './values.ts';
import type { Doc, Value } from './values.ts';

/** A dotted path in its parts. */
export type Path = readonly string[];

export const pathOf = (text: string): Path => {
  const parts = text.split('.');
  if (parts.some((part) => part === '' || part.startsWith('$'))) throw unsupported(`The path "${text}"`);
  return parts;
};

const POSITION = /^(0|[1-9]\d*)$/;

export const isPosition = (part: string): boolean => POSITION.test(part);

type Visit = (value: Value | undefined) => boolean;

// `leaf` says whether an array at the end of the path is looked into: its elements first, then the array itself.
const walk = (value: Value | undefined, path: Path, at: number, leaf: boolean, visit: Visit): boolean => {
  const part = path[at];
  if (part === undefined) {
    if (leaf && Array.isArray(value)) for (const element of value) if (visit(element)) return true;
    return visit(value);
  }
  if (Array.isArray(value)) return walkArray(value, path, at, leaf, visit);
  if (isDoc(value)) return walk(field(value, part), path, at + 1, leaf, visit);
  return visit(undefined);
};

const walkArray = (array: readonly Value[], path: Path, at: number, leaf: boolean, visit: Visit): boolean => {
  for (const element of array) if (isDoc(element) && walk(element, path, at, leaf, visit)) return true;
  const part = path[at] ?? '';
  if (!isPosition(part) || Number(part) >= array.length) return false;
  const element = array[Number(part)];
  if (at === path.length - 1) return visit(element);
  return isDoc(element) || Array.isArray(element) ? walk(element, path, at + 1, leaf, visit) : false;
};

/**
 * Whether `visit` says yes to any of the values that MongoDB finds at the path: arrays on the way are looked into, and a
 * missing field is visited as undefined.
 */
export const someAt = (doc: Doc, path: Path, leaf: boolean, visit: Visit): boolean => {
  const [name] = path;
  if (path.length !== 1 || name === undefined) return walk(doc, path, 0, leaf, visit);
  const value = field(doc, name);
  return Array.isArray(value) ? walk(value, path, 1, leaf, visit) : visit(value);
};
