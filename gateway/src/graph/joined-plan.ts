import type { FetchNode, PlanNode, QueryPlanSelectionNode } from '@apollo/query-planner';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import type { SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** A thing as services tell of it. */
export type Told = Readonly<Record<string, unknown>>;

/** One run of a plan: what was told so far. What services answered stays as it came. */
export type Run = {
  readonly variables: Variables;
  readonly actor: Actor;
  readonly budget: Budget;
  /** what hangs on nothing else was told of this */
  readonly root: Told;
  /** what others told of a thing than who told of it first */
  readonly more: Map<Told, Told[]>;
  /** entities that their service does not have, or does not show */
  readonly missing: Set<Told>;
  /** by what was asked */
  readonly answers: Map<string, GraphResult>;
  /** false: something is missing or failed, and what that means is for somebody else to say */
  isWhole: boolean;
};

export type Step = (run: Run) => Promise<void>;

export type Services = {
  readonly schemas: ReadonlyMap<string, GraphQLSchema>;
  readonly query: (service: string, query: string, operationName?: string) => SubgraphQuery;
};

export const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;

/** undefined: nobody told */
export const toldOf = ({ more }: Run, thing: Told, key: string): unknown => {
  if (Object.hasOwn(thing, key)) return thing[key];
  return more.get(thing)?.find((other) => Object.hasOwn(other, key))?.[key];
};

const addTold = ({ more }: Run, thing: Told, told: Told): void => {
  const known = more.get(thing);
  if (known) known.push(told);
  else more.set(thing, [told]);
};

/** What a question to a service is known by. */
export const questionOf = (service: string, query: string, variables: Variables): string =>
  `${service}\n${query}\n${JSON.stringify(variables)}`;

const elementsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** The things at a path of the plan, in which `@` stands for each of a list. */
const thingsAt = (run: Run, path: readonly string[]): readonly Told[] =>
  path
    .reduce<readonly unknown[]>(
      (found, part) =>
        part === '@'
          ? found.flatMap(elementsOf)
          : found.flatMap((thing) => (isTold(thing) ? [toldOf(run, thing, part)] : [])),
      [run.root],
    )
    .filter(isTold);

/** Names of the fields that a service needs of things, by their type; undefined: it needs more than plain fields of objects. */
const needsOf = (requires: readonly QueryPlanSelectionNode[], schema: GraphQLSchema | undefined) => {
  const needs = new Map<string, readonly string[]>();
  for (const node of requires) {
    if (node.kind !== 'InlineFragment' || node.typeCondition === undefined) return undefined;
    if (!isObjectType(schema?.getType(node.typeCondition))) return undefined;
    const names = node.selections.flatMap((field) =>
      field.kind === 'Field' && field.alias === undefined && field.selections === undefined ? [field.name] : [],
    );
    if (names.length < node.selections.length) return undefined;
    needs.set(node.typeCondition, [...(needs.get(node.typeCondition) ?? []), ...names]);
  }
  return needs;
};

type Needs = NonNullable<ReturnType<typeof needsOf>>;

/** What a service is told to know a thing by; undefined: it needs none of its type. */
const representationOf = (run: Run, thing: Told, needs: Needs): Told | undefined => {
  const type = toldOf(run, thing, '__typename');
  const names = typeof type === 'string' ? needs.get(type) : undefined;
  if (type === undefined) run.isWhole = false;
  if (names === undefined) return undefined;
  const told = Object.fromEntries(names.map((name) => [name, toldOf(run, thing, name)]));
  if (Object.values(told).some((value) => value == null)) run.isWhole = false;
  return told;
};

const stepOf = (node: FetchNode, path: readonly string[], { schemas, query }: Services): Step | undefined => {
  const { serviceName, operation, operationName, variableUsages = [], requires } = node;
  const rewrites = [node.inputRewrites, node.outputRewrites, node.contextRewrites];
  const needs = requires && needsOf(requires, schemas.get(serviceName));
  if (rewrites.some((some) => (some ?? []).length > 0) || (needs === undefined) !== (path.length === 0))
    return undefined;
  const ask = query(serviceName, operation, operationName);

  const answerOf = async (run: Run, more: Variables): Promise<Told | undefined> => {
    const used = variableUsages.filter((name) => run.variables[name] !== undefined);
    const variables = { ...Object.fromEntries(used.map((name) => [name, run.variables[name]])), ...more };
    const answer = await ask(variables, run.actor, run.budget);
    run.answers.set(questionOf(serviceName, operation, variables), answer);
    if (answer.errors || !answer.data) run.isWhole = false;
    return answer.data ?? undefined;
  };
  if (needs === undefined)
    return async (run) => {
      const data = await answerOf(run, {});
      if (data) addTold(run, run.root, data);
    };
  return async (run) => {
    const known = thingsAt(run, path).flatMap((thing) => {
      const representation = representationOf(run, thing, needs);
      return representation ? [{ thing, representation }] : [];
    });
    if (known.length === 0 || !run.isWhole) return;
    const data = await answerOf(run, { representations: known.map(({ representation }) => representation) });
    const entities: unknown = data?.['_entities'];
    if (!Array.isArray(entities) || entities.length !== known.length) return void (run.isWhole = false);
    for (const [at, { thing }] of known.entries()) {
      const entity: unknown = entities[at];
      if (isTold(entity)) addTold(run, thing, entity);
      else run.missing.add(thing);
    }
  };
};

const all = (steps: readonly (Step | undefined)[]): readonly Step[] | undefined => {
  const made = steps.filter((step) => step !== undefined);
  return made.length === steps.length ? made : undefined;
};

/** Asks services as a plan says. undefined: the plan has more than questions that build upon each other. */
export const stepsOf = (node: PlanNode, services: Services, path: readonly string[] = []): Step | undefined => {
  if (node.kind === 'Fetch') return stepOf(node, path, services);
  if (node.kind === 'Flatten') {
    const parts = node.path.filter((part) => typeof part === 'string' && !part.includes('|'));
    return parts.length === node.path.length
      ? stepsOf(node.node, services, [...path, ...parts.map(String)])
      : undefined;
  }
  if (node.kind !== 'Sequence' && node.kind !== 'Parallel') return undefined;
  const steps = all(node.nodes.map((part) => stepsOf(part, services, path)));
  if (steps === undefined) return undefined;
  if (node.kind === 'Parallel') return async (run) => void (await Promise.all(steps.map((step) => step(run))));
  return async (run) => {
    for (const step of steps) if (run.isWhole) await step(run);
  };
};
