import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Actor } from './actor.ts';
import { requireRight, type Right, type Rights } from './rights.ts';

type Context = { readonly actor: Actor };
type Field = GraphQLField<unknown, Context>;

const isOurs = (name: string): boolean => !name.startsWith('_');

/** True for what another service answers and this one only needs. */
const isExternal = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'external') ?? false;

/** Fields of a key are what the caller had to know already; null: the type is no entity. */
const keyFieldsOf = ({ astNode, extensionASTNodes }: GraphQLObjectType): ReadonlySet<string> | null => {
  const keys = [astNode, ...extensionASTNodes]
    .flatMap((node) => node?.directives ?? [])
    .filter(({ name }) => name.value === 'key')
    .flatMap(({ arguments: given = [] }) => given.map(({ value }) => ('value' in value ? String(value.value) : '')));
  return keys.length === 0 ? null : new Set(keys.flatMap((fields) => fields.split(/[\s{}]+/).filter(Boolean)));
};

const guard = (field: Field, right: Right): void => {
  if (right === 'everyone') return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info): unknown => {
    requireRight(context.actor, right);
    return resolve(parent, args, context, info);
  };
};

/** The row of a field; undefined: it needs none, being part of what another field answers. @throws when it lacks one */
const rowOf = (type: GraphQLObjectType, field: string, isRoot: boolean, rights: Rights): string | undefined => {
  const own = `${type.name}.${field}`;
  if (own in rights) return own;
  if (isRoot) throw new Error(`${own} has no row in the table of rights: nobody may ask for it`);
  const keys = keyFieldsOf(type);
  if (keys === null) return undefined;
  const whole = `${type.name}.*`;
  if (whole in rights) return whole;
  if (keys.has(field)) return undefined;
  throw new Error(`${own} has no row in the table of rights: nobody may ask for it`);
};

/**
 * Holds a service's schema to its table of rights: each field of Query, Mutation and of every entity is checked before its resolver
 * runs, however it is reached. @throws when a field has no row, when a row names no field, or a mutation or query has no resolver
 */
export const guardSchema = (schema: GraphQLSchema, rights: Rights): void => {
  const used = new Set<string>();
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isOurs(type.name)) continue;
    const isRoot = roots.has(type);
    for (const field of Object.values<Field>(type.getFields())) {
      if (!isOurs(field.name) || isExternal(field)) continue;
      if (isRoot && !(field.resolve ?? field.subscribe))
        throw new Error(`${type.name}.${field.name} has no resolver: nobody would answer it`);
      const row = rowOf(type, field.name, isRoot, rights);
      if (row === undefined) continue;
      used.add(row);
      guard(field, rights[row] ?? 'owner');
    }
  }
  const stale = Object.keys(rights).find((row) => !used.has(row));
  if (stale !== undefined) throw new Error(`The table of rights names ${stale}, which the schema does not have`);
};
