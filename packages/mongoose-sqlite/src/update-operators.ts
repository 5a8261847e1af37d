import { compare, same } from './compare.ts';
import { serverError, unsupported } from './errors.ts';
import { parse } from './filter.ts';
import { matcher } from './match.ts';
import { KIND, isDoc, kindOf } from './values.ts';
import type { Doc, Value } from './values.ts';

/** The new value of a field; undefined removes the field, or leaves it missing. */
export type Operator = (value: Value | undefined, name: string) => Value | undefined;

const typed = (message: string): Error => serverError(14, message);
const invalid = (message: string): Error => serverError(2, message);

const increment = (by: Value): Operator => {
  if (typeof by !== 'number') throw typed('Cannot increment with non-numeric argument');
  return (value, name) => {
    if (value === undefined) return by;
    if (typeof value !== 'number') throw typed(`Cannot apply $inc to a value of non-numeric type: the field '${name}'`);
    const sum = value + by;
    if (Number.isInteger(value) && Number.isInteger(by) && !Number.isSafeInteger(sum))
      throw unsupported('A whole number beyond 2^53');
    return sum;
  };
};

const PUSH = new Set(['$each', '$slice']);

type Additions = { readonly each: readonly Value[]; readonly slice: number | undefined };

const additions = (argument: Value): Additions => {
  if (!isDoc(argument) || argument['$each'] === undefined) {
    if (isDoc(argument) && Object.keys(argument).some((name) => name.startsWith('$')))
      throw unsupported(`$push with ${Object.keys(argument).join(', ')}`);
    return { each: [argument], slice: undefined };
  }
  for (const name of Object.keys(argument)) if (!PUSH.has(name)) throw unsupported(`$push with ${name}`);
  const { $each: each, $slice: slice } = argument;
  if (!Array.isArray(each)) throw typed('The argument to $each in $push must be an array');
  if (slice !== undefined && (typeof slice !== 'number' || !Number.isInteger(slice)))
    throw invalid('The value for $slice must be an integer value');
  return { each, slice };
};

const sliced = (values: Value[], slice: number | undefined): Value[] => {
  if (slice === undefined) return values;
  if (slice === 0) return [];
  return slice > 0 ? values.slice(0, slice) : values.slice(slice);
};

const push = (argument: Value): Operator => {
  const { each, slice } = additions(argument);
  return (value, name) => {
    if (value !== undefined && !Array.isArray(value)) throw invalid(`The field '${name}' must be an array but is not`);
    return sliced([...(value ?? []), ...each], slice);
  };
};

const pulls = (condition: Value): ((value: Value) => boolean) => {
  if (condition instanceof RegExp || (isDoc(condition) && Object.keys(condition)[0]?.startsWith('$'))) {
    const matches = matcher(parse({ value: condition }));
    return (value) => matches({ value });
  }
  if (!isDoc(condition)) return (value) => same(value, condition);
  const matches = matcher(parse(condition));
  return (value) => isDoc(value) && matches(value);
};

const pull = (condition: Value): Operator => {
  const goes = pulls(condition);
  return (value, name) => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw invalid(`Cannot apply $pull to a non-array value: '${name}'`);
    return value.filter((element) => !goes(element));
  };
};

const smallest =
  (argument: Value): Operator =>
  (value) =>
    value === undefined || compare(argument, value) < 0 ? argument : value;

/** What each update operator does to the field it names. */
export const OPERATORS: Readonly<Record<string, (argument: Value) => Operator>> = {
  $set: (argument) => () => argument,
  $setOnInsert: (argument) => () => argument,
  $unset: () => () => undefined,
  $inc: increment,
  $min: smallest,
  $push: push,
  $pull: pull,
};

/** How an operator handles a path that is missing, or that leads through a value without fields. */
export type Way = 'make' | 'skip' | 'skip missing';

export const wayOf = (op: string): Way => (op === '$unset' ? 'skip' : op === '$pull' ? 'skip missing' : 'make');

export const isContainer = (value: Value | undefined): value is Doc | Value[] =>
  value !== undefined && (kindOf(value) === KIND.object || kindOf(value) === KIND.array);
