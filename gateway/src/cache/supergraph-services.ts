import {
  isEnumType,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const argumentOf = (directive: ConstDirectiveNode, name: string): unknown => {
  const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
  return value && valueFromASTUntyped(value);
};

type Directed = { readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined };

const directivesOf = ({ astNode }: Directed, name: string): readonly ConstDirectiveNode[] =>
  (astNode?.directives ?? []).filter((directive) => directive.name.value === name);

/** What a composed supergraph says in its join directives. */
export type SupergraphServices = {
  /** the services that a field comes from; none where it comes with its parent */
  readonly ofField: (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>) => readonly string[];
  /** whether a type is an entity: something with an id that several services may know */
  readonly isEntity: (type: GraphQLNamedType) => boolean;
};

export const supergraphServices = (supergraph: GraphQLSchema): SupergraphServices => {
  const graphs = supergraph.getType('join__Graph');
  const names = new Map(
    (isEnumType(graphs) ? graphs.getValues() : []).flatMap((value) =>
      directivesOf(value, 'join__graph').map((directive) => [value.name, String(argumentOf(directive, 'name'))]),
    ),
  );
  const servicesIn = (directives: readonly ConstDirectiveNode[]): readonly string[] =>
    directives
      .filter((directive) => argumentOf(directive, 'external') !== true)
      .map((directive) => String(argumentOf(directive, 'graph')))
      .map((graph) => names.get(graph) ?? graph);
  const roots = new Set<GraphQLNamedType | null | undefined>([supergraph.getQueryType(), supergraph.getMutationType()]);

  return {
    ofField: (type, field) => {
      const own = servicesIn(directivesOf(field, 'join__field'));
      return own.length > 0 || !roots.has(type) ? own : servicesIn(directivesOf(type, 'join__type'));
    },
    isEntity: (type) =>
      directivesOf(type, 'join__type').some((directive) => argumentOf(directive, 'key') !== undefined),
  };
};
