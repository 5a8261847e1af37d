import { INTERNAL_MESSAGE, isErrorCode } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { GraphError, GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { parse, validate } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { delegate } from './delegation.ts';
import { exampleSubgraphs } from './example-graph.fixture.ts';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { openGraph } from './graph.ts';
import { mergedExample } from './merged-schema.fixture.ts';
import { operationIn, withoutConditions } from './operation.ts';
import { openPlanner } from './planner.ts';

const supergraphSdl = exampleSupergraph();
const planner = openPlanner(supergraphSdl);
const merged = mergedExample(openPlanner(supergraphSdl).apiSchema);

export const exampleSchema = planner.apiSchema;

/** The example graph in one process; its service `weather` is away. */
export const exampleGraph = openGraph({
  supergraphSdl,
  subgraphs: {
    ...Object.fromEntries(exampleSubgraphs.map((subgraph) => [subgraph.name, { local: subgraph }])),
    weather: { url: 'http://127.0.0.1:1/graphql' },
  },
  signActor: () => 'token',
  log: { error: () => undefined },
});

/** Whether a text is a valid operation of the example graph. */
export const fits = (text: string): boolean => validate(exampleSchema, parse(text)).length === 0;

/** Whether services answer an operation side by side. */
export const isDelegated = (text: string): boolean => {
  const operation = operationIn(parse(text), undefined);
  if (operation === undefined) return false;
  const plan = planner.plan(withoutConditions(operation.document));
  return delegate(operation, plan, planner) !== undefined;
};

type Comparable = { readonly data: string; readonly errors: readonly string[] };

/** Where a null that an error has left lies above the error's own field; undefined: it does not. */
const nullAbove = (data: unknown, path: readonly (string | number)[]): string | undefined => {
  let value = data;
  for (const [depth, step] of path.entries()) {
    if (value === null || typeof value !== 'object') return path.slice(0, depth).join('.');
    value = Object.entries(value).find(([key]) => key === String(step))?.[1];
  }
  return undefined;
};

/** Of several errors below one null, any may be reported: executors stop at the first that they meet. */
const errorText = ({ message, path, extensions }: GraphError, data: unknown): string => {
  const above = path && nullAbove(data, path);
  return above === undefined ? JSON.stringify([message, path, extensions?.['code']]) : `an error below ${above}`;
};

/** Data with its keys in order; errors in one order, because services answer in any. */
const comparable = ({ data, errors = [] }: GraphResult): Comparable => ({
  data: JSON.stringify(data ?? null),
  errors: [...new Set(errors.map((error) => errorText(error, data ?? null)))].sort(),
});

/** The answer of graphql-js, with errors in our words. */
const presented = ({ data, errors = [] }: ExecutionResult): GraphResult => ({
  data: data ?? null,
  errors: errors.map(({ message, path, originalError }) => {
    const code: unknown = originalError && 'code' in originalError ? originalError.code : undefined;
    const isOurs = isErrorCode(code) && code !== 'INTERNAL';
    const where = path === undefined ? {} : { path };
    return { message: isOurs ? message : INTERNAL_MESSAGE, ...where, extensions: { code: isOurs ? code : 'INTERNAL' } };
  }),
});

/** An operation's answer by graphql-js on one schema, and by the graph: the first time, and the second. */
export const compare = async (text: string, variables: Variables = {}, actor: Actor = VISITOR) => {
  const graph = await exampleGraph;
  const run = async (): Promise<Comparable> => comparable(await graph.execute({ query: text, variables }, actor));
  return {
    expected: comparable(presented(await merged(text, variables, actor))),
    first: await run(),
    second: await run(),
  };
};
