import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import {
  defaultFieldResolver,
  GraphQLID,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { isRecord } from '../is-record.ts';

/** How long a text that a caller gives may be at most, in UTF-16 units, and what is said of one that is longer. */
type Bound = { readonly max: number; readonly words?: Message };

/**
 * The texts that may be longer than 2,000 UTF-16 units: `Mutation.x.argument` of arguments, `Input.field` of inputs. What people may write
 * is the domain's rule, in characters; this is what the domain is ready to look at.
 */
export type LongTexts = Readonly<Record<string, Bound>>;

/** Of texts that have no row of their own: names, words of a search, ids, tokens. */
const SHORT: Bound = { max: 2_000 };

type Check = (value: unknown) => void;

const checkText =
  (name: string, { max, words = say('errors.textTooLong', { name }) }: Bound): Check =>
  (value) => {
    if (typeof value === 'string' && value.length > max) throw new AppError('VALIDATION', words);
  };

const forEach =
  (check: Check): Check =>
  (value) => {
    if (Array.isArray(value)) value.forEach(check);
    else check(value);
  };

const forFields =
  (checks: readonly (readonly [name: string, check: Check])[]): Check =>
  (value) => {
    if (isRecord(value)) for (const [name, check] of checks) check(value[name]);
  };

/** Makes the checks of arguments, by a table of which every row is used. */
const checkMaker = (longTexts: LongTexts) => {
  const used = new Set<string>();
  const boundOf = (row: string): Bound => {
    used.add(row);
    return longTexts[row] ?? SHORT;
  };

  /** null: there is no text in it */
  const checkOf = (type: GraphQLInputType, row: string): Check | null => {
    if (isNonNullType(type)) return checkOf(type.ofType, row);
    if (isListType(type)) {
      const check = checkOf(type.ofType, row);
      return check && forEach(check);
    }
    if (isInputObjectType(type)) {
      const checks = checksOf(Object.values(type.getFields()), type.name);
      return checks.length === 0 ? null : forFields(checks);
    }
    if (type !== GraphQLString && type !== GraphQLID) return null;
    return checkText(row.slice(row.lastIndexOf('.') + 1), boundOf(row));
  };

  const checksOf = (
    fields: readonly { readonly name: string; readonly type: GraphQLInputType }[],
    of: string,
  ): readonly (readonly [name: string, check: Check])[] =>
    fields.flatMap(({ name, type }) => {
      const check = checkOf(type, `${of}.${name}`);
      return check ? [[name, check] as const] : [];
    });
  return { checksOf, used };
};

const guard = (field: GraphQLField<unknown, unknown>, check: Check): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info): unknown => {
    check(args);
    return resolve(parent, args, context, info);
  };
};

/**
 * Refuses texts that are too long before any resolver, and so any pattern, parser or normaliser, looks at them; every argument and every
 * field of an input has a bound, the usual one where the table has no row for it. @throws when a row names no text input
 */
export const guardTexts = (schema: GraphQLSchema, longTexts: LongTexts): void => {
  const { checksOf, used } = checkMaker(longTexts);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      const checks = checksOf(field.args, `${type.name}.${field.name}`);
      if (checks.length > 0) guard(field, forFields(checks));
    }
  }
  const stale = Object.keys(longTexts).find((row) => !used.has(row));
  if (stale !== undefined) throw new Error(`The table of long texts names ${stale}, which takes no text`);
};
