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
  /** root fields that search: that take more than ids */
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
): string | undefined => {
  if (depth > LIMITS.depth) return `The query is nested too deeply: at most ${LIMITS.depth} levels`;
  if (isMutation && rootFields > LIMITS.mutations) return 'Send one mutation a request';
  if (rootFields > LIMITS.rootFields)
    return `The query asks for too much at once: at most ${LIMITS.rootFields} fields at its root`;
  if (searches > LIMITS.searches)
    return `The query searches too often: at most ${LIMITS.searches} fields at its root may take more than ids`;
  if (introspections > LIMITS.introspections)
    return `The query asks about the schema too often: at most ${LIMITS.introspections} fields at its root`;
  return fields > LIMITS.fields ? `The query asks for too many fields: at most ${LIMITS.fields}` : undefined;
};

const aliasExcess = (document: DocumentNode): string | undefined => {
  let aliases = 0;
  let isReserved = false;
  visit(document, {
    Field: ({ alias }) => {
      if (alias === undefined) return;
      aliases += 1;
      if (alias.value.startsWith('__')) isReserved = true;
    },
  });
  if (aliases > LIMITS.aliases) return `The query has too many aliases: at most ${LIMITS.aliases}`;
  return isReserved ? 'An alias must not begin with __' : undefined;
};

/** Why a document is too large, valid or not; undefined: it is not. */
export const sizeExcess = (graph: MeasuredGraph, document: DocumentNode): string | undefined => {
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
): string | undefined => {
  const size = sizes.get(operation) ?? measureOperation(graph, operation, fragmentsOf(document));
  sizes.set(operation, size);
  if (size.cost(variables) > LIMITS.cost)
    return `The query may bring too much: ask for less than ${LIMITS.cost} objects`;
  return size.skipped(variables) > LIMITS.skipped
    ? `The query reaches too deep: offsets of at most ${LIMITS.skipped} together`
    : undefined;
};
