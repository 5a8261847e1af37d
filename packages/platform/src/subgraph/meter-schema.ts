import { defaultFieldResolver, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLFieldResolver, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { isRecord } from '../is-record.ts';
import type { Budget } from './budget.ts';

type Context = { readonly budget?: Budget | undefined };
type Field = GraphQLField<unknown, Context>;
type Resolve = GraphQLFieldResolver<unknown, Context>;

const isList = (type: GraphQLOutputType): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));

/** As the default resolver of graphql-js, which reads the name of the field from what graphql-jit would have to make for each object. */
const propertyNamed = (name: string): Resolve => {
  return (parent, args, context, info): unknown => {
    const value = isRecord(parent) ? parent[name] : undefined;
    return typeof value === 'function' ? defaultFieldResolver(parent, args, context, info) : value;
  };
};

/**
 * What a field answers once its operation is broken off: the caller of the operation has the reason already. Errors would be made, located and passed up by the
 * thousand; and where a field of an item throws at once, graphql-js forgets the promises of the items before it.
 */
const never = (): Promise<never> => new Promise(() => undefined);

const counted = (list: unknown, budget: Budget): unknown => {
  const error = Array.isArray(list) ? budget.spend({ objects: list.length }) : undefined;
  return error ? never() : list;
};

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  isRecord(value) && typeof value['then'] === 'function';

const countedWhenThere = (value: unknown, budget: Budget): unknown =>
  isThenable(value) ? value.then((list) => counted(list, budget)) : counted(value, budget);

const meter = (field: Field): void => {
  const isMany = isList(field.type);
  if (!isMany && field.resolve === undefined) return;
  const resolve = field.resolve ?? propertyNamed(field.name);
  field.resolve = (parent, args, context, info): unknown => {
    const { budget } = context;
    if (budget === undefined) return resolve(parent, args, context, info);
    const error = budget.spend({ objects: 1 });
    if (error) return never();
    const value: unknown = resolve(parent, args, context, info);
    return isMany ? countedWhenThere(value, budget) : value;
  };
};

/**
 * Has every field that is resolved, and every list before its items are, count against the budget of its operation, and look at the clock: whatever
 * an operation nests and however often it is aliased, all that it brings passes here.
 */
export const meterSchema = (schema: GraphQLSchema): void => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__')) Object.values<Field>(type.getFields()).forEach(meter);
};
