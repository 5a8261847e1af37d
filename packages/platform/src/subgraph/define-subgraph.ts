import { GraphQLError, GraphQLScalarType, Kind, parse } from 'graphql';
import { buildSubgraphSchema } from '@apollo/subgraph';
import type { Actor } from './actor.ts';
import { requireMember, type Rights } from './rights.ts';
import type { RequestKeys } from '../documents/request-keys.ts';
import { guardRepeats } from './guard-repeats.ts';
import { guardSchema } from './guard-schema.ts';
import { guardTexts, type LongTexts } from './guard-texts.ts';
import { meterSchema } from './meter-schema.ts';
import type { Subgraph } from './subgraph.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Most characters of ISO. */
const ISO_MAX = 35;

const parseDate = (value: unknown): Date => {
  const date = typeof value === 'string' && value.length <= ISO_MAX && ISO.test(value) ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) {
    throw new GraphQLError('A DateTime is an ISO 8601 text such as 2026-01-31T12:00:00Z');
  }
  return date;
};

/** The scalar of every schema here: a Date in code, ISO 8601 in UTC on the wire. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('A DateTime field must be given a Date');
    return value.toISOString();
  },
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : undefined),
});

/** A member as the rules of an entity see them; an owner may all that an admin may. */
export type Viewer = { readonly id: string; readonly isAdmin: boolean };

/** Who asks, as a member. @throws AppError UNAUTHENTICATED for visitors */
export const viewerOf = (actor: Actor): Viewer => {
  const { id, isAdmin, isOwner } = requireMember(actor);
  return { id, isAdmin: isAdmin || isOwner };
};

/** Who asks; null for visitors. */
export const readerOf = (actor: Actor): Viewer | null => (actor.kind === 'member' ? viewerOf(actor) : null);

type SchemaModule = Extract<Parameters<typeof buildSubgraphSchema>[0], readonly unknown[]>[number];
type ResolverMap = NonNullable<Extract<SchemaModule, { readonly resolvers?: unknown }>['resolvers']>;

/** One reference that throws costs its own entity; thrown at once, it would cost all entities of the call. */
const withOwnErrors = (resolvers: ResolverMap): ResolverMap =>
  Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => {
      if (fields instanceof GraphQLScalarType || !('__resolveReference' in fields)) return [type, fields];
      const resolve = fields['__resolveReference'];
      if (typeof resolve !== 'function') return [type, fields];
      const later: typeof resolve = async (...reference) => resolve(...reference);
      return [type, { ...fields, __resolveReference: later }];
    }),
  );

/**
 * Makes what a service adds to the graph from the text of its schema, its resolvers and its tables of rights and of long texts.
 * @throws when they do not fit, and when a field has no row in the table
 */
export const defineSubgraph = (definition: {
  readonly name: string;
  readonly typeDefs: string;
  readonly resolvers: ResolverMap;
  readonly rights: Rights;
  /** the texts that may be longer than others; none without it */
  readonly longTexts?: LongTexts;
  /** for mutations that take an idempotencyKey */
  readonly requestKeys?: RequestKeys;
  /** called once per operation: loaders made here live as long as it; the actor is added, and the budget with its signal */
  readonly contextFor: (actor: Actor) => Record<string, unknown>;
}): Subgraph => {
  const { name, typeDefs, resolvers, rights, longTexts = {}, requestKeys, contextFor } = definition;
  const schema = buildSubgraphSchema([
    { typeDefs: parse(typeDefs), resolvers: { DateTime, ...withOwnErrors(resolvers) } },
  ]);
  guardRepeats(schema, requestKeys);
  guardTexts(schema, longTexts); // after the repeats, so that it runs before them
  guardSchema(schema, rights); // after the texts, so that it runs before them
  meterSchema(schema);
  return {
    name,
    schema,
    contextFor: (actor, budget) => ({ ...contextFor(actor), actor, budget, signal: budget?.signal }),
  };
};
