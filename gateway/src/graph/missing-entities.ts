import type { GraphData, GraphError, GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { Kind, parse, print, visit } from 'graphql';
import type { DefinitionNode, TypeNode } from 'graphql';

// The rule for a reference whose entity its service does not have, or does not show to the caller: it is null, and that is no error. Where it
// must not be null, the item of a list that holds it is left out, or the nearest field that may be null is null (see complete-answer.ts).

/** No type has this name. The executor of @apollo/gateway makes an entity of an unknown type null, whichever fields were asked for. */
const TOMBSTONE: GraphData = { __typename: '(missing)' };

const isNamedIn = (errors: readonly GraphError[], at: number): boolean =>
  errors.some(({ path = [] }) => path[0] === '_entities' && path[1] === at);

/** What a service answered, with a mark for each entity that it does not have: the executor of @apollo/gateway reports those as failures. */
export const markMissing = (data: GraphData | null, errors: readonly GraphError[] = []): GraphData | null => {
  const entities: unknown = data?.['_entities'];
  if (!Array.isArray(entities) || !entities.includes(null)) return data;
  const marked = entities.map((entity: unknown, at) =>
    entity === null && !isNamedIn(errors, at) ? TOMBSTONE : entity,
  );
  return { ...data, _entities: marked };
};

/** The answer when everything that was asked for depends on a missing entity. */
export const NOTHING_LEFT: GraphResult = {
  data: null,
  errors: [{ message: 'This is not here any more', extensions: { code: 'NOT_FOUND' } }],
};

const hasKey = (node: DefinitionNode): boolean =>
  (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
  (node.directives ?? []).some(
    ({ name, arguments: given = [] }) =>
      name.value === 'join__type' && given.some((argument) => argument.name.value === 'key'),
  );

/** Names of the types whose values other services may have to tell of: entities, and what an entity may stand for. */
const referencedTypes = (definitions: readonly DefinitionNode[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const node of definitions) if (hasKey(node) && 'name' in node && node.name) names.add(node.name.value);
  for (const node of definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && names.has(node.name.value))
      for (const { name } of node.interfaces ?? []) names.add(name.value);
    if (node.kind === Kind.UNION_TYPE_DEFINITION && (node.types ?? []).some(({ name }) => names.has(name.value)))
      names.add(node.name.value);
  }
  return names;
};

const nullable = (type: TypeNode, names: ReadonlySet<string>): TypeNode => {
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: nullable(type.type, names) };
  if (type.kind === Kind.NAMED_TYPE) return type;
  if (type.type.kind === Kind.NAMED_TYPE) return names.has(type.type.name.value) ? type.type : type;
  return { ...type, type: { ...type.type, type: nullable(type.type.type, names) } };
};

/**
 * The supergraph in which each reference to an entity may be null. An executor that runs on it says where an entity is missing, and does not
 * give up what stands around it. @throws GraphQLError when the text is no schema
 */
export const withNullableReferences = (supergraphSdl: string): string => {
  const document = parse(supergraphSdl, { noLocation: true });
  const names = referencedTypes(document.definitions);
  return print(visit(document, { FieldDefinition: (node) => ({ ...node, type: nullable(node.type, names) }) }));
};
