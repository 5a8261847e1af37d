import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { costExcess, LIMITS, sizeExcess } from './limits.ts';
import type { MeasuredGraph } from './measure.ts';
import { shortMessage } from './present-errors.ts';
import type { OperationRequest } from './request-body.ts';

/** Documents that were found good, by what they were measured to hold for a character of their text. */
const DOCUMENT_BYTES = 4_000_000;
const DOCUMENT_BYTES_PER_CHARACTER = 60;

/** More does not help, and makes a refusal dear. */
const MISTAKES_MAX = 5;

type Good = { readonly document: DocumentNode };

/** What is wrong with an operation, in words for the developer who sent it. */
type Refused = { readonly mistakes: readonly string[] };

type OperationChecker = (request: Omit<OperationRequest, 'isPersisted'>) => Good | Refused;

const SUGGESTION = 'Did you mean ';

const withoutSuggestions = (message: string): string => {
  const at = message.indexOf(SUGGESTION);
  return at < 0 || !message.endsWith('?') ? message : message.slice(0, at).trimEnd();
};

/** Checks operations, the cheapest first: number of tokens, size, the schema, then the cost with these variables. */
export const operationChecker = (graph: MeasuredGraph, introspection: boolean): OperationChecker => {
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const good = new LRUCache<string, Good>({
    maxSize: DOCUMENT_BYTES,
    sizeCalculation: (_, { length }) => length * DOCUMENT_BYTES_PER_CHARACTER,
  });
  const words = (error: GraphQLError): string =>
    shortMessage(introspection ? error.message : withoutSuggestions(error.message));

  const read = (text: string): Good | Refused => {
    const kept = good.get(text);
    if (kept !== undefined) return kept;
    try {
      const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: true });
      const excess = sizeExcess(graph, document);
      if (excess !== undefined) return { mistakes: [excess] };
      const errors = validate(graph.schema, document, rules, { maxErrors: MISTAKES_MAX });
      if (errors.length > 0) return { mistakes: errors.slice(0, MISTAKES_MAX).map(words) };
      const found = { document };
      good.set(text, found);
      return found;
    } catch (error) {
      if (error instanceof GraphQLError) return { mistakes: [words(error)] };
      throw error;
    }
  };
  return ({ query, operationName, variables }) => {
    const found = read(query);
    if ('mistakes' in found) return found;
    const operation = getOperationAST(found.document, operationName);
    if (!operation)
      return { mistakes: ['The document has no operation of this name, or several and no name was given'] };
    const excess = costExcess(graph, found.document, operation, variables);
    return excess === undefined ? found : { mistakes: [excess] };
  };
};
