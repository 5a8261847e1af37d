import { textIn } from '@wellspring/words/error-text';
import { getOperationAST, parse, validate } from 'graphql';
import { costExcess, LIMITS, sizeExcess } from './limits.ts';
import type { MeasuredGraph } from './measure.ts';

/** Why an operation of the graph would be refused; undefined: it would not. */
export const excessOf = (graph: MeasuredGraph, query: string, variables: object): string | undefined => {
  const document = parse(query, { maxTokens: LIMITS.tokens });
  const operation = getOperationAST(document);
  const size = sizeExcess(graph, document);
  const excess = size ? textIn('en', size) : validate(graph.schema, document)[0]?.message;
  if (excess !== undefined || !operation) return excess ?? 'There is no one operation';
  const cost = costExcess(graph, document, operation, { ...variables });
  return cost && textIn('en', cost);
};
