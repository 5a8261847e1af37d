import type { Actor } from '@wellspring/platform/subgraph/actor';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import type { Variables } from '@wellspring/platform/subgraph/run-subgraph';
import { parse, validate } from 'graphql';
import { exampleSubgraphs } from './example-graph.fixture.ts';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { openPlanner, operationIn } from './planner.ts';
import { prepareOperation } from './prepare.ts';
import type { GraphAnswer } from './prepare.ts';
import { presentError } from './present-errors.ts';
import { remoteService } from './remote-service.ts';
import { runUncompiled } from './uncompiled.ts';
import { understands } from './understood.ts';

const log = { error: () => undefined };

const planner = openPlanner(exampleSupergraph());
const services = new Map(exampleSubgraphs.map((subgraph) => [subgraph.name, runSubgraph(subgraph, log)]));
const nobody = remoteService('weather', 'http://127.0.0.1:1/graphql', () => 'token', log);
const query = (name: string, text: string, operationName: string | undefined) =>
  (services.get(name) ?? nobody)(text, operationName);
const uncompiled = runUncompiled(planner, query, log);

export const exampleSchema = planner.apiSchema;

/** Whether a text is a valid operation of the example graph. */
export const fits = (text: string): boolean => validate(planner.apiSchema, parse(text)).length === 0;

export type Compared = { readonly compiled: unknown; readonly uncompiled: unknown; readonly understood: boolean };

/** The answer as a client would read it; errors in one order, because services answer in any. */
const comparable = ({ data, errors = [] }: GraphAnswer) => ({
  data,
  errors: errors.map((error) => JSON.stringify(presentError(error, log))).sort(),
});

/** Runs an operation of the example graph twice: compiled, and on the executor of @apollo/gateway. */
export const compare = async (text: string, variables: Variables = {}, actor: Actor = VISITOR): Promise<Compared> => {
  const document = parse(text);
  const mistakes = validate(planner.apiSchema, document);
  if (mistakes.length > 0) throw new Error(`${mistakes.map(({ message }) => message).join('\n')}\n${text}`);
  const operation = operationIn(document, undefined);
  if (operation === undefined) throw new Error('no operation');
  const plan = planner.plan(operation);
  return {
    compiled: comparable(await prepareOperation(operation, { planner, query, log }).run(variables, actor)),
    uncompiled: comparable(await uncompiled(operation, plan, variables, actor)),
    understood: understands(operation, plan),
  };
};
