import { say, type Message } from '@wellspring/words/message';
import { Kind, OperationTypeNode, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { measureOperation } from './measure.ts';
import type { MeasuredGraph, Size } from './measure.ts';

/** What one operation of a client may be. Our own pages stay far below. */
export const LIMITS = {
  bodyBytes: 100_000,
  tokens: 2_000,
  depth: 10,
  aliases: 30,
  rootFields: 20,
  /** root fields that search: that have more arguments than ids */
  searches: 3,
  /** root fields about the schema, which are as large as it is */
  introspections: 2,
  /** root fields of a mutation: a password, say, is tried once a request */
  mutations: 1,
  /** with fragments written out */
  fields: 1_000,
  /** objects that may come */
  cost: 10_000,
  /** objects that are counted past to reach a page, all pages of the request together */
  skipped: 10_000,
} as const;

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));

const operationExcess = (
  { depth, rootFields, searches, introspections, fields }: Size,
  isMutation: boolean,
): Message | undefined => {
  if (depth > LIMITS.depth) return say('errors.queryTooDeep', { max: LIMITS.depth });
  if (isMutation && rootFields > LIMITS.mutations) return say('errors.oneMutation');
  if (rootFields > LIMITS.rootFields) return say('errors.queryTooManyRoots', { max: LIMITS.rootFields });
  if (searches > LIMITS.searches) return say('errors.queryTooManySearches', { max: LIMITS.searches });
  if (introspections > LIMITS.introspections)
    return say('errors.queryTooManyIntrospections', { max: LIMITS.introspections });
  return fields > LIMITS.fields ? say('errors.queryTooManyFields', { max: LIMITS.fields }) : undefined;
};

const aliasExcess = (document: DocumentNode): Message | undefined => {
  let aliases = 0;
  let isReserved = false;
  visit(document, {
    Field: ({ alias }) => {
      if (alias === undefined) return;
      aliases += 1;
      if (alias.value.startsWith('__')) isReserved = true;
    },
  });
  if (aliases > LIMITS.aliases) return say('errors.queryTooManyAliases', { max: LIMITS.aliases });
  return isReserved ? say('errors.aliasReserved') : undefined;
};

/** Why a document is too large, valid or not; undefined: it is not. */
export const sizeExcess = (graph: MeasuredGraph, document: DocumentNode): Message | undefined => {
  const fragments = fragmentsOf(document);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const excess = operationExcess(
      measureOperation(graph, node, fragments),
      node.operation === OperationTypeNode.MUTATION,
    );
    if (excess !== undefined) return excess;
  }
  return aliasExcess(document);
};

const sizes = new WeakMap<OperationDefinitionNode, Size>();

/** Why an operation may bring or count past too much with these variables. The measure is taken once per document. */
export const costExcess = (
  graph: MeasuredGraph,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Message | undefined => {
  const size = sizes.get(operation) ?? measureOperation(graph, operation, fragmentsOf(document));
  sizes.set(operation, size);
  if (size.cost(variables) > LIMITS.cost) return say('errors.queryTooCostly', { max: LIMITS.cost });
  return size.skipped(variables) > LIMITS.skipped
    ? say('errors.queryReachesTooDeep', { max: LIMITS.skipped })
    : undefined;
};
