import type { estypes } from '@elastic/elasticsearch';
import { CLOSURE, type Closure } from '../../domain/search/closure.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';

type Query = estypes.QueryDslQueryContainer;

/** Which part of a list, in which temporarily closed places come last. */
export type Part = { readonly part?: 'open' | 'closed' };

const none = (queries: Query[]): Query => ({ bool: { must_not: queries } });
const hasClosure = (closure: Closure): Query => ({ term: { closure } });

/** Permanently closed places are found only by a text that is their name. */
export const WITHOUT_CLOSED: Query = none([hasClosure(CLOSURE.permanent)]);

const closedLast = (plan: TextPlan | undefined): Query => {
  const closed = hasClosure(CLOSURE.temporary);
  if (!plan) return closed;
  const { written, plain } = plan.query;
  return { bool: { filter: [closed, none([{ term: { written } }, { term: { plain } }])] } };
};

/** The places of one part of a list; of none: all. */
export const partQueries = ({ part }: Part, plan: TextPlan | undefined): Query[] => {
  if (part === undefined) return [];
  return part === 'closed' ? [closedLast(plan)] : [none([closedLast(plan)])];
};
