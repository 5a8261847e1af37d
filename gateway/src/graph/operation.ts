import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionNode } from 'graphql';

/** One operation of a valid document, with all that follows from its document. */
export type Operation = {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** what its variables are when the request leaves them out */
  readonly defaults: Readonly<Record<string, unknown>>;
};

/** Reads one operation out of a document. undefined: there is none of that name, or several and no name. */
export const operationIn = (document: DocumentNode, operationName: string | undefined): Operation | undefined => {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const definitions: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName === undefined || definition.name?.value === operationName) definitions.push(definition);
  }
  const [definition, ...others] = definitions;
  if (definition === undefined || others.length > 0) return undefined;
  const defaults = Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  const used: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...Object.values(fragments)] };
  return { document: used, definition, fragments, defaults };
};

/** The document as if each `@skip` and `@include` included its field: all that may be requested. */
export const withoutConditions = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === 'skip' || name.value === 'include' ? null : undefined),
  });

/** Names of the variables that `@skip` and `@include` ask. */
export const conditionVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given = [] }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
};

/** Whether `@skip` and `@include` include a field or fragment. `coerced`: variables as the schema reads them. */
export const isIncluded = (node: SelectionNode, coerced: Readonly<Record<string, unknown>>): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, coerced)?.['if'] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, coerced)?.['if'] !== false;

/**
 * The operation with its conditions decided, because the planner mistakes some that lie upon each other. An operation
 * that has none, or of which an object without any field would be left, comes back as it is.
 */
export const decideConditions = (operation: Operation, coerced: Readonly<Record<string, unknown>>): Operation => {
  let hasConditions = false;
  let isEmptied = false;
  const decided = visit(operation.document, {
    SelectionSet: ({ selections, ...rest }) => {
      const left = selections.filter((node) => isIncluded(node, coerced));
      if (left.length < selections.length) hasConditions = true;
      if (left.length === 0) isEmptied = true;
      return left.length < selections.length ? { ...rest, selections: left } : undefined;
    },
  });
  const document = withoutConditions(decided);
  if (isEmptied || (!hasConditions && document === operation.document)) return operation;
  return operationIn(document, operation.definition.name?.value) ?? operation;
};
