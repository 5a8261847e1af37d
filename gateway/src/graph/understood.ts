import type { PlanNode, QueryPlan, SubscriptionNode } from '@apollo/query-planner';
import { Kind, visit } from 'graphql';
import type { Operation } from './planner.ts';

/** Each condition doubles the shapes an operation can have. */
const MAX_CONDITIONS = 6;

/** The variables that @skip and @include of an operation depend on. */
export const conditionVariables = ({ document }: Operation): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
};

const asksForTheSchema = ({ document }: Operation): boolean => {
  let found = false;
  visit(document, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') found = true;
    },
  });
  return found;
};

const understandsNode = (node: PlanNode | SubscriptionNode): boolean => {
  switch (node.kind) {
    case 'Sequence':
    case 'Parallel':
      return node.nodes.every(understandsNode);
    case 'Flatten':
      return node.path.every((step) => typeof step === 'string') && understandsNode(node.node);
    case 'Condition':
      return [node.ifClause, node.elseClause].every((branch) => branch === undefined || understandsNode(branch));
    case 'Fetch': {
      const rewrites = [node.inputRewrites, node.outputRewrites, node.contextRewrites];
      const clash = node.requires !== undefined && (node.variableUsages ?? []).includes('representations');
      return !clash && rewrites.every((list) => (list ?? []).length === 0);
    }
    case 'Defer':
    case 'Subscription':
      return false;
  }
};

/** Whether the compiler knows all that an operation and its plan ask for; what it does not know runs uncompiled. */
export const understands = (operation: Operation, plan: QueryPlan): boolean =>
  (plan.node === undefined || understandsNode(plan.node)) &&
  !asksForTheSchema(operation) &&
  conditionVariables(operation).length <= MAX_CONDITIONS;
