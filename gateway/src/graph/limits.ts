import { GraphQLError, Kind } from 'graphql';
import type {
  ASTVisitor,
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationContext,
} from 'graphql';
import { measureOperation } from './measure.ts';
import type { Size } from './measure.ts';

/** What one operation of a client may be. Our own pages stay far below. */
export const LIMITS = {
  bodyBytes: 100_000,
  tokens: 2_000,
  depth: 10,
  aliases: 30,
  rootFields: 20,
  /** with fragments written out */
  fields: 1_000,
  /** objects that may come */
  cost: 10_000,
} as const;

const tooMuch = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'VALIDATION', http: { status: 400 } } });

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));

const excess = ({ depth, rootFields, fields }: Size): string | undefined => {
  if (depth > LIMITS.depth) return `The query is nested too deeply: at most ${LIMITS.depth} levels`;
  if (rootFields > LIMITS.rootFields)
    return `The query asks for too much at once: at most ${LIMITS.rootFields} fields at its root`;
  return fields > LIMITS.fields ? `The query asks for too many fields: at most ${LIMITS.fields}` : undefined;
};

/** Validation rule: depth, fields, root fields, aliases, and no names that belong to GraphQL or to JavaScript's objects. */
export const withinLimits = (context: ValidationContext): ASTVisitor => {
  let aliases = 0;
  return {
    Document: (document) => {
      const fragments = fragmentsOf(document);
      for (const node of document.definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION) continue;
        const message = excess(measureOperation(context.getSchema(), node, fragments));
        if (message !== undefined) context.reportError(tooMuch(message));
      }
    },
    Field: ({ alias }) => {
      if (alias === undefined) return;
      aliases += 1;
      if (aliases === LIMITS.aliases + 1)
        context.reportError(tooMuch(`The query has too many aliases: at most ${LIMITS.aliases}`));
      if (alias.value.startsWith('__')) context.reportError(tooMuch('An alias must not begin with __'));
    },
  };
};

/** Refuses an operation that may bring too many objects with these variables. The measure is taken once per document. */
export const costLimit = (schema: GraphQLSchema) => {
  const sizes = new WeakMap<OperationDefinitionNode, Size>();
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): void => {
    const size = sizes.get(operation) ?? measureOperation(schema, operation, fragmentsOf(document));
    sizes.set(operation, size);
    if (size.cost(variables) > LIMITS.cost)
      throw tooMuch(`The query may bring too much: ask for less than ${LIMITS.cost} objects`);
  };
};
