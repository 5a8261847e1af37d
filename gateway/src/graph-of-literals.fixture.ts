import { readFileSync } from 'node:fs';
import { AppError } from '@wellspring/errors';
import { buildSchema, execute, GraphQLError, parse, validate, type ExecutionArgs } from 'graphql';
import type { GraphPort, GraphResult, Variables } from './rest/ports.ts';

/** The real graph's types, without services behind it. */
export const graphSchema = buildSchema(readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'), {
  assumeValidSDL: true,
});

export type Answers = Readonly<Record<string, (input: Variables) => unknown>>;

const known = (error: GraphQLError): GraphQLError =>
  error.originalError instanceof AppError
    ? new GraphQLError(error.message, { path: error.path, extensions: { code: error.originalError.code } })
    : error;

/** A graph that answers each field of Query from a function, and counts how often it was asked. */
export const graphOf = (answers: Answers): GraphPort & { readonly asked: () => number } => {
  let asked = 0;
  const run = async (
    args: Pick<ExecutionArgs, 'document' | 'variableValues' | 'operationName'>,
  ): Promise<GraphResult> => {
    asked += 1;
    const { data, errors } = await execute({ ...args, schema: graphSchema, rootValue: answers });
    return { ...(data === undefined ? {} : { data }), ...(errors ? { errors: errors.map(known) } : {}) };
  };
  return {
    asked: () => asked,
    prepare: (query, operationName) => {
      const document = parse(query);
      const [problem] = validate(graphSchema, document);
      if (problem) throw problem;
      return { run: (variableValues) => run({ document, variableValues, operationName }) };
    },
    execute: ({ query, operationName, variables }) =>
      run({ document: parse(query), operationName, variableValues: variables }),
  };
};
