import fc from 'fast-check';
import { getNamedType, isAbstractType, isCompositeType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLCompositeType, GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** Values for the arguments of the example graph, by the name of the argument. */
const ARGUMENTS: Record<string, readonly string[]> = {
  limit: ['1', '4', '$limit', '$most', 'null'],
  id: ['"1"', '"2"', '"5"', '"99"', '$id'],
  kind: ['spring', '$kind'],
  near: ['{ latitude: 1.5 }'],
  only: ['["1"]'],
  turned: ['false'],
  name: ['"New"', '""'],
};

const CONDITIONS = [
  '',
  '',
  '',
  '',
  '@include(if: $yes)',
  '@skip(if: $yes)',
  '@include(if: $no)',
  '@skip(if: $no)',
  '@skip(if: true)',
];

const VARIABLES: Record<string, string> = {
  $yes: 'Boolean!',
  $no: 'Boolean = false',
  $limit: 'Int = 2',
  $most: 'Int! = 3',
  $id: 'ID!',
  $kind: 'Kind',
};

/** A document declares the variables it uses, no others. */
const declared = (selections: string): string => {
  const used = Object.entries(VARIABLES).filter(([name]) => selections.includes(name));
  return used.length === 0 ? '' : `(${used.map(([name, type]) => `${name}: ${type}`).join(', ')})`;
};

const argumentsOf = (field: GraphQLField<unknown, unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...field.args.map(({ name, type }) => {
        const values = fc.constantFrom(...(ARGUMENTS[name] ?? [])).map((value) => `${name}: ${value}`);
        return String(type).endsWith('!')
          ? values
          : fc.option(
              values.filter((text) => name !== 'limit' || text !== 'limit: null'),
              { nil: '' },
            );
      }),
    )
    .map((given) => given.filter((text) => text !== ''))
    .map((given) => (given.length === 0 ? '' : `(${given.join(', ')})`));

/** One name in the answer per field and its arguments, so that equal names never clash. */
const named = (field: string, given: string, alias: boolean): string =>
  given === '' && !alias ? field : `${field}_${given.replace(/\W+/g, '_')}: ${field}`;

const fieldOf = (field: GraphQLField<unknown, unknown>, schema: GraphQLSchema, depth: number): fc.Arbitrary<string> => {
  const type = getNamedType(field.type);
  const inner = isCompositeType(type) ? selectionsOf(type, schema, depth - 1) : fc.constant('');
  const parts = fc.tuple(argumentsOf(field), fc.boolean(), fc.constantFrom(...CONDITIONS), inner);
  return parts.map(
    ([given, alias, condition, selections]) => `${named(field.name, given, alias)}${given} ${condition} ${selections}`,
  );
};

/** A fragment on what a value may be, or on what it also is. */
const fragmentOf = (type: GraphQLCompositeType, schema: GraphQLSchema, depth: number): fc.Arbitrary<string> => {
  const narrower = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const wider = isObjectType(type) ? type.getInterfaces() : [];
  return fc
    .tuple(fc.constantFrom(...narrower, ...wider), fc.constantFrom(...CONDITIONS))
    .chain(([kind, condition]) =>
      selectionsOf(kind, schema, depth - 1).map((selections) => `... on ${kind.name} ${condition} ${selections}`),
    );
};

/** A selection set on a type: a few fields, each perhaps aliased, conditional, with arguments, or inside a fragment. */
const selectionsOf = (type: GraphQLCompositeType, schema: GraphQLSchema, depth: number): fc.Arbitrary<string> => {
  const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
  const usable = depth > 0 ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)));
  const one = fc.constantFrom('__typename', ...(depth > 0 ? ['...' as const] : []), ...usable).chain((choice) => {
    if (choice === '__typename') return fc.constant('__typename');
    return typeof choice === 'string' ? fragmentOf(type, schema, depth) : fieldOf(choice, schema, depth);
  });
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((selections) => `{ ${selections.join(' ')} }`);
};

/** Operations of a schema in all their forms; the two conditions and the other variables have values. */
export const operations = (schema: GraphQLSchema) => {
  const rooted = (keyword: string, type: GraphQLObjectType, depth: number) =>
    selectionsOf(type, schema, depth).map((selections) => `${keyword} ${declared(selections)} ${selections}`);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (!query || !mutation) throw new Error('The example graph has queries and mutations');
  const variables = fc.record(
    {
      yes: fc.boolean(),
      no: fc.boolean(),
      limit: fc.nat({ max: 5 }),
      most: fc.nat({ max: 5 }),
      id: fc.constantFrom('1', '3', '77'),
      kind: fc.constant('bath'),
    },
    { requiredKeys: ['yes', 'id'] },
  );
  return fc.record({
    text: fc.oneof(
      { weight: 5, arbitrary: rooted('query', query, 4) },
      { weight: 1, arbitrary: rooted('mutation', mutation, 3) },
    ),
    variables,
  });
};
