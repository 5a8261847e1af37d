import type { FetchNode, QueryPlan } from '@apollo/query-planner';
import { getNamedType, isObjectType, Kind, parse } from 'graphql';
import type { DocumentNode, GraphQLObjectType, SelectionSetNode } from 'graphql';
import type { Operation } from './planner.ts';
import { selectedFields } from './selections.ts';
import type { Reading } from './selections.ts';

const sameSelections = (
  type: GraphQLObjectType,
  [wanted, given]: readonly [readonly SelectionSetNode[], readonly SelectionSetNode[]],
  [asked, sent]: readonly [Reading, Reading],
): boolean => {
  const fields = selectedFields(type, wanted, asked);
  const answered = selectedFields(type, given, sent);
  return (
    fields.length === answered.length &&
    fields.every(({ key, name, selectionSets }, index) => {
      const other = answered[index];
      if (other?.key !== key || other.name !== name) return false;
      if (selectionSets.length === 0) return true;
      const field = type.getFields()[name];
      const fieldType = field && getNamedType(field.type);
      return isObjectType(fieldType) && sameSelections(fieldType, [selectionSets, other.selectionSets], [asked, sent]);
    })
  );
};

const readingOf = (document: DocumentNode, like: Reading): Reading => ({
  ...like,
  fragments: Object.fromEntries(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  ),
});

/** The only fetch of a plan, if it is one that asks for nothing but what the client asked for, in the same form. */
export const passesThrough = (
  operation: Operation,
  plan: QueryPlan,
  type: GraphQLObjectType,
  reading: Reading,
): boolean => {
  if (plan.node?.kind !== 'Fetch') return false;
  const fetch: FetchNode = plan.node;
  const document = parse(fetch.operation, { noLocation: true });
  const sent = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (sent === undefined) return false;
  const selectionSets = [[operation.definition.selectionSet], [sent.selectionSet]] as const;
  return sameSelections(type, selectionSets, [reading, readingOf(document, reading)]);
};
