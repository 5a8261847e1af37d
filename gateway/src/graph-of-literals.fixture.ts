import { readFileSync } from 'node:fs';
import { AppError } from '@wellspring/errors';
import type { GraphError, GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { buildSchema, execute, parse, validate, type ExecutionArgs, type GraphQLError } from 'graphql';
import type { GraphPort } from './graph/graph-port.ts';

const supergraphSdl = readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8');

/** The real graph's types, without services behind it. */
const graphSchema = buildSchema(supergraphSdl, { assumeValidSDL: true });

export type Answers = Readonly<Record<string, (input: Variables) => unknown>>;

const toGraphError = ({ message, path, extensions, originalError }: GraphQLError): GraphError => ({
  message,
  ...(path === undefined ? {} : { path }),
  extensions: originalError instanceof AppError ? { code: originalError.code } : extensions,
});

/** A graph that answers each field of Query from a function, and counts its queries. */
export const graphOf = (
  answers: Answers,
  sdl: string = supergraphSdl,
): GraphPort & { readonly queryCount: () => number } => {
  const schema = sdl === supergraphSdl ? graphSchema : buildSchema(sdl, { assumeValidSDL: true });
  let queryCount = 0;
  const run = async (
    args: Pick<ExecutionArgs, 'document' | 'variableValues' | 'operationName'>,
  ): Promise<GraphResult> => {
    queryCount += 1;
    const { data, errors } = await execute({ ...args, schema, rootValue: answers });
    return { ...(data === undefined ? {} : { data }), ...(errors ? { errors: errors.map(toGraphError) } : {}) };
  };
  return {
    queryCount: () => queryCount,
    supergraphSdl: sdl,
    prepare: (query, operationName) => {
      const document = parse(query);
      const [problem] = validate(schema, document);
      if (problem) throw problem;
      return { run: (variableValues) => run({ document, variableValues, operationName }) };
    },
    execute: ({ query, operationName, variables }) =>
      run({ document: parse(query), operationName, variableValues: variables }),
  };
};
