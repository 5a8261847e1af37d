import { HTTP_STATUS, isErrorCode, type ErrorCode } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import type { Subgraph } from '@wellspring/platform/subgraph/subgraph';
import { getNamedType, isCompositeType, Kind, parse, type GraphQLSchema, type ObjectTypeDefinitionNode } from 'graphql';
import { z } from 'zod';
import { ARGUMENTS } from './graph-arguments.fixture.ts';
import type { People, Reply } from '../served/people.fixture.ts';
import type { RoleName, Subject } from '../served/roles.ts';

/** The service whose entities these are; others contribute fields to them. */
const HOME: Readonly<Record<string, string>> = {
  Location: 'CATALOG',
  Category: 'CATALOG',
  User: 'IDENTITY',
  Review: 'REVIEWS',
  TripList: 'LISTS_AND_BADGES',
};

const argumentOf = (directive: NonNullable<ObjectTypeDefinitionNode['directives']>[number], name: string): string => {
  const value = directive.arguments?.find((each) => each.name.value === name)?.value;
  return value && 'value' in value ? String(value.value) : '';
};

/** The rows of an entity: what its own service answers is one, each field that another service contributes one more. */
const rowsOfEntity = ({ name, fields = [], directives = [] }: ObjectTypeDefinitionNode): readonly string[] => {
  const keyed = directives.filter((each) => each.name.value === 'join__type' && argumentOf(each, 'key') !== '');
  if (keyed.length === 0) return [];
  const home = HOME[name.value];
  if (home === undefined) throw new Error(`${name.value} is an entity: say whose in graph-calls.fixture.ts`);
  const contributed = fields.filter(({ directives: given = [] }) =>
    given.some((each) => each.name.value === 'join__field' && argumentOf(each, 'graph') !== home),
  );
  return [`${name.value}.*`, ...contributed.map((field) => `${name.value}.${field.name.value}`)];
};

export const isRoot = (row: string): boolean => row.startsWith('Query.') || row.startsWith('Mutation.');

/** Each root field, each entity and each contributed field of a supergraph. */
export const rowsOfSupergraph = (sdl: string): readonly string[] =>
  parse(sdl).definitions.flatMap((type) => {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    return isRoot(`${type.name.value}.`)
      ? (type.fields ?? []).map(({ name }) => `${type.name.value}.${name.value}`)
      : rowsOfEntity(type);
  });

const Errors = z.array(
  z.object({ message: z.string(), extensions: z.object({ code: z.custom<ErrorCode>(isErrorCode) }) }),
);
const Answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: Errors.optional() });

const NOTHING = { status: 204, text: '' };
/** As REST would answer: an error by the status of its code, 204 where there is nothing. */
const replyOf = (errors: z.output<typeof Errors> | undefined, value: unknown): Reply => {
  const [error] = errors ?? [];
  if (error) return { status: HTTP_STATUS[error.extensions.code], text: error.message };
  const text = JSON.stringify(value) ?? '';
  return value == null ? NOTHING : { status: 200, text };
};

const rootOperation = (schema: GraphQLSchema, row: string): string => {
  const [type = '', name = ''] = row.split('.');
  const field = (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  if (!field) throw new Error(`${row} is not in the graph`);
  const given = Object.keys(ARGUMENTS[row]?.('', '', '') ?? {});
  const declared = given.map((each) => `$${each}: ${String(field.args.find((arg) => arg.name === each)?.type)}`);
  const passed = given.map((each) => `${each}: $${each}`);
  const inBrackets = (parts: readonly string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${type.toLowerCase()} ${inBrackets(declared)} { ${name}${inBrackets(passed)} ${selection} }`;
};

/** Asks for a root field over /graphql, as a browser does. */
export const askRoot = async (
  { schema, people }: { readonly schema: GraphQLSchema; readonly people: People },
  row: string,
  role: RoleName,
  subject: Subject,
): Promise<Reply> => {
  const variables = ARGUMENTS[row]?.(subject.id, subject.locationId, subject.photoId) ?? {};
  const body = { query: rootOperation(schema, row), variables };
  const { text } = await people.call(role, { method: 'POST', path: '/graphql', body });
  const { data, errors } = Answer.parse(JSON.parse(text));
  return replyOf(errors, data?.[row.split('.')[1] ?? '']);
};

const Entities = z.object({
  data: z.object({ _entities: z.array(z.record(z.string(), z.unknown()).nullable()) }).nullish(),
  errors: Errors.optional(),
});

/** Categories are everybody's, and the same for ever. */
const A_CATEGORY = 20;

const log = { error: () => undefined };

/** The subgraph that answers a row of an entity. */
const ownerOf = (row: string, subgraphs: readonly Subgraph[]): Subgraph => {
  const [type = '', field = ''] = row.split('.');
  const isHome = (name: string): boolean => HOME[type] === name.toUpperCase().replaceAll('-', '_');
  const found = subgraphs.find(({ name, schema }) => {
    const named = schema.getType(type);
    return field === '*' ? isHome(name) : !isHome(name) && named && 'getFields' in named && field in named.getFields();
  });
  if (!found) throw new Error(`Nobody answers ${row}`);
  return found;
};

const selectionOf = (schema: GraphQLSchema, type: string, field: string): string => {
  if (field === '*') return 'id';
  const named = schema.getType(type);
  const fields = named && 'getFields' in named ? named.getFields() : {};
  const result = fields[field]?.type;
  const isList = result !== undefined && String(result).includes('Page');
  return result && isCompositeType(getNamedType(result)) ? `${field} { ${isList ? 'total' : '__typename'} }` : field;
};

/** Asks a service for an entity as the gateway does; a page without anything on it is nothing. */
export const askEntity = async (
  subgraphs: readonly Subgraph[],
  row: string,
  actor: Actor,
  id: string,
): Promise<Reply> => {
  const subgraph = ownerOf(row, subgraphs);
  const [__typename = '', field = ''] = row.split('.');
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ${__typename} { ${selectionOf(subgraph.schema, __typename, field)} } } }`;
  const { data, errors } = Entities.parse(
    await runSubgraph(subgraph, log)(query)({ of: [{ __typename, id: id === '' ? A_CATEGORY : id }] }, actor),
  );
  const value = data?._entities[0]?.[field === '*' ? 'id' : field];
  const isEmpty = ['[]', '{"total":0}'].includes(JSON.stringify(value));
  return replyOf(errors, isEmpty ? null : value);
};
