import { isEnumType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';
import type {
  GraphQLCompositeType,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  SelectionSetNode,
} from 'graphql';
import { isEntity } from './json.ts';
import type { Entity } from './json.ts';
import { selectedFields } from './selections.ts';
import type { Reading, Selected } from './selections.ts';

export type ShapeError = { readonly message: string; readonly path: (string | number)[] };

/** Null where it must not be: the object around it is null as well. */
const BUBBLE = Symbol('bubble');
/** Null because of an error that was reported below. */
const NULLED = Symbol('nulled');

/** Brings one value of the merged answers into the form that was asked for. */
type Shape = (value: unknown, errors: ShapeError[]) => unknown;
type ObjectShape = (value: Entity, errors: ShapeError[]) => unknown;
type Step = { readonly key: string; readonly read: (value: Entity) => unknown; readonly shape: Shape };

/** Errors are told their place on the way up, so that the way down costs nothing. */
const placed = (errors: ShapeError[], since: number, step: string | number): void => {
  for (let index = since; index < errors.length; index += 1) errors[index]?.path.unshift(step);
};

const INTEGER = /^-?\d+$/;

const fits = (value: unknown, type: GraphQLLeafType): boolean => {
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) !== undefined;
  switch (type.name) {
    case 'Boolean':
      return typeof value === 'boolean';
    case 'String':
      return typeof value === 'string';
    case 'Float':
      return typeof value === 'number';
    case 'Int':
      return typeof value === 'number' && Number.isInteger(value);
    case 'ID':
      return typeof value === 'string' || (typeof value === 'number' && INTEGER.test(String(value)));
    default:
      return true;
  }
};

const leafShape =
  (type: GraphQLLeafType): Shape =>
  (value, errors) => {
    if (value === null || fits(value, type)) return value;
    errors.push({ message: `Invalid value found for a field of type ${type.name}.`, path: [] });
    return NULLED;
  };

const listShape =
  (item: Shape): Shape =>
  (value, errors) => {
    if (!Array.isArray(value)) return null;
    let bubbles = false;
    const list = value.map((element: unknown, index) => {
      const since = errors.length;
      const shaped = item(element ?? null, errors);
      if (errors.length > since) placed(errors, since, index);
      if (shaped === BUBBLE) bubbles = true;
      return shaped === NULLED ? null : shaped;
    });
    return bubbles ? NULLED : list;
  };

const nonNullShape =
  (inner: Shape, where: string): Shape =>
  (value, errors) => {
    const shaped = inner(value, errors);
    if (shaped === null) errors.push({ message: `Cannot return null for non-nullable field ${where}.`, path: [] });
    return shaped === null || shaped === NULLED ? BUBBLE : shaped;
  };

const objectShape = (type: GraphQLCompositeType, sets: readonly SelectionSetNode[], reading: Reading): ObjectShape => {
  const steps = selectedFields(type, sets, reading).map((selected) => fieldStep(type, selected, reading));
  return (value, errors) => {
    const output: Entity = {};
    for (const { key, read, shape } of steps) {
      const since = errors.length;
      const shaped = shape(read(value) ?? null, errors);
      if (errors.length > since) placed(errors, since, key);
      if (shaped === BUBBLE) return NULLED;
      output[key] = shaped === NULLED ? null : shaped;
    }
    return output;
  };
};

const fieldStep = (type: GraphQLCompositeType, { key, name, selectionSets }: Selected, reading: Reading): Step => {
  const read =
    key in Object.prototype
      ? (value: Entity) => (Object.hasOwn(value, key) ? value[key] : null)
      : (value: Entity) => value[key];
  if (name === '__typename') return { key, read, shape: isObjectType(type) ? () => type.name : () => BUBBLE };
  const field = 'getFields' in type ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${type.name} has no field ${name}`);
  return { key, read, shape: valueShape(field.type, selectionSets, reading, `${type.name}.${name}`) };
};

/** A value of an interface or union is shaped by what it is, each kind compiled when it is first met. */
const compositeShape = (type: GraphQLCompositeType, sets: readonly SelectionSetNode[], reading: Reading): Shape => {
  if (isObjectType(type)) {
    const shape = objectShape(type, sets, reading);
    return (value, errors) => (isEntity(value) ? shape(value, errors) : null);
  }
  const shapes = new Map<unknown, ObjectShape>();
  const possible = new Map<unknown, GraphQLObjectType>(
    reading.schema.getPossibleTypes(type).map((kind) => [kind.name, kind]),
  );
  return (value, errors) => {
    if (!isEntity(value)) return null;
    const typename = value['__typename'];
    const kind = typename === undefined ? type : possible.get(typename);
    if (kind === undefined) {
      errors.push({ message: `Invalid __typename found for an object of type ${type.name}.`, path: [] });
      return NULLED;
    }
    const shape = shapes.get(typename) ?? objectShape(kind, sets, reading);
    shapes.set(typename, shape);
    return shape(value, errors);
  };
};

const valueShape = (
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  reading: Reading,
  where: string,
): Shape => {
  if (isNonNullType(type)) return nonNullShape(valueShape(type.ofType, sets, reading, where), where);
  if (isListType(type)) return listShape(valueShape(type.ofType, sets, reading, where));
  return isLeafType(type) ? leafShape(type) : compositeShape(type, sets, reading);
};

/** Compiles the selections of an operation to one function from the merged answers of the services to the answer. */
export const compileShape = (type: GraphQLObjectType, selectionSet: SelectionSetNode, reading: Reading) => {
  const shape = objectShape(type, [selectionSet], reading);
  return (merged: Entity): { readonly data: Entity | null; readonly errors: readonly ShapeError[] } => {
    const errors: ShapeError[] = [];
    const data = shape(merged, errors);
    return { data: isEntity(data) ? data : null, errors };
  };
};
