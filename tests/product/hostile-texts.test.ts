import type { Actor } from '@wellspring/platform/subgraph/actor';
import { slowTexts } from '@wellspring/testkit/hostile-texts';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import {
  getNamedType,
  GraphQLID,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { openPeople } from '../served/people.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const { schema } = served.graph;

/** Where a text stands among the arguments of a field; [] is any member of a list. */
type Path = readonly string[];

const textsIn = (type: GraphQLInputType, path: Path): readonly Path[] => {
  if (isNonNullType(type)) return textsIn(type.ofType, path);
  if (isListType(type)) return textsIn(type.ofType, [...path, '[]']);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => textsIn(field.type, [...path, field.name]));
  return type === GraphQLString || type === GraphQLID || type.name === 'DateTime' ? [path] : [];
};

const ORDINARY: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00Z',
  String: 'warm water',
  ID: 'nothing',
};

/** A value of a type with a text at a path, and what must be there beside it. */
const valueOf = (type: GraphQLInputType, path: Path | null, text: string): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, path, text);
  const [, ...rest] = path ?? [];
  if (isListType(type)) return path === null ? [] : [valueOf(type.ofType, rest, text)];
  if (isInputObjectType(type)) return valuesOf(Object.values(type.getFields()), path, text);
  if (path !== null) return text;
  return isEnumType(type) ? type.getValues()[0]?.name : ORDINARY[type.name];
};

type Given = { readonly name: string; readonly type: GraphQLInputType };

const valuesOf = (fields: readonly Given[], path: Path | null, text: string): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const [first, ...rest] = path ?? [];
      // the rest of the path begins with [] where the value is a list
      if (name === first) return [[name, valueOf(type, isListed(type) ? ['', ...rest.slice(1)] : rest, text)]];
      return isNonNullType(type) ? [[name, valueOf(type, null, text)]] : [];
    }),
  );

const isListed = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const operationOf = (kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${passed}) ${isCompositeType(getNamedType(type)) ? '{ __typename }' : ''} }`;
};

const fields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query', field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation', field })),
].filter(({ field: { name, args } }) => !name.startsWith('_') && args.length > 0);

const inputs = fields.flatMap(({ kind, field }) =>
  field.args
    .flatMap(({ name, type }) => textsIn(type, [name]))
    .map((path) => ({ query: operationOf(kind, field), field, path, name: `${field.name} ${path.join('.')}` })),
);

it('texts that are made to be slow cost less than 20 ms wherever the graph takes a text', async () => {
  const actor: Actor = { ...people.actorOf('owner'), overRest: true };
  const slow: string[] = [];
  for (const { query, field, path, name } of inputs) {
    const ask = (text: string) => served.graph.execute({ query, variables: valuesOf(field.args, path, text) }, actor);
    const found = await slowTexts(ask);
    slow.push(...found.map((which) => `${name}: ${which}`));
  }
  expect(inputs.length).toBeGreaterThan(120);
  expect(slow).toEqual([]);
}, 300_000);
