import type { SubgraphAnswer, SubgraphQuery, Variables } from '@wellspring/platform/subgraph/run-subgraph';
import type { FetchNode, PlanNode } from '@apollo/query-planner';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { isEntity, mergeInto, objectsAt, placesAt } from './json.ts';
import type { Entity } from './json.ts';
import { compileRepresentation } from './representations.ts';

/** One operation on its way: what was asked, and what is known so far. */
export type Run = {
  readonly actor: Actor;
  readonly variables: Variables;
  /** variables of @skip and @include, defaults filled in */
  readonly conditions: Variables;
  readonly data: Entity;
  readonly errors: GraphQLFormattedError[];
};

/** One step of a plan, on the objects it concerns; answers at once where nobody waits. */
export type Step = (targets: readonly Entity[], run: Run) => void | Promise<void>;

export type Services = {
  /** compiles a query of a service */
  readonly query: (service: string, query: string, operationName: string | undefined) => SubgraphQuery;
  readonly schema: GraphQLSchema;
};

type Path = readonly (string | number)[];

const finish = (answer: SubgraphAnswer | Promise<SubgraphAnswer>, done: (answer: SubgraphAnswer) => void) =>
  answer instanceof Promise ? answer.then(done) : done(answer);

const pickVariables = ({ variableUsages = [] }: FetchNode) => {
  return (variables: Variables): Entity => {
    const picked: Entity = {};
    for (const name of variableUsages) {
      if (Object.hasOwn(variables, name) && variables[name] !== undefined) picked[name] = variables[name];
    }
    return picked;
  };
};

/** A fetch of root fields, as a function of the request's variables. */
export const compileCall = (node: FetchNode, services: Services): SubgraphQuery => {
  const call = services.query(node.serviceName, node.operation, node.operationName);
  const pick = pickVariables(node);
  return (variables, actor) => call(pick(variables), actor);
};

const rootFetch = (node: FetchNode, services: Services): Step => {
  const call = compileCall(node, services);
  return (targets, run) =>
    finish(call(run.variables, run.actor), ({ data, errors }) => {
      if (errors !== undefined) run.errors.push(...errors);
      if (isEntity(data)) for (const target of targets) mergeInto(target, data);
    });
};

const entityFetch = (
  node: FetchNode,
  represent: (entity: Entity) => Entity | null,
  services: Services,
  path: Path,
): Step => {
  const call = services.query(node.serviceName, node.operation, node.operationName);
  const pick = pickVariables(node);
  return (targets, run) => {
    const representations: Entity[] = [];
    const asked: number[] = []; // index of the target that each representation stands for
    targets.forEach((target, index) => {
      const representation = represent(target);
      if (representation?.['__typename'] === undefined) return;
      representations.push(representation);
      asked.push(index);
    });
    if (representations.length === 0) return undefined;
    return finish(call({ ...pick(run.variables), representations }, run.actor), ({ data, errors }) => {
      if (errors !== undefined) run.errors.push(...placeErrors(errors, asked, placesAt(run.data, path)));
      const entities = isEntity(data) ? data['_entities'] : undefined;
      if (!Array.isArray(entities)) return;
      asked.forEach((index, position) => {
        const target = targets[index];
        const entity: unknown = entities[position];
        if (target !== undefined && isEntity(entity)) mergeInto(target, entity);
      });
    });
  };
};

/** An error at `_entities.3.name` belongs to where that entity stands in the answer. */
const placeErrors = (errors: readonly GraphQLFormattedError[], asked: readonly number[], places: readonly Path[]) =>
  errors.map(({ path, ...error }) => {
    const [, position, ...rest] = path ?? [];
    const place = typeof position === 'number' ? places[asked[position] ?? -1] : undefined;
    return place === undefined ? error : { ...error, path: [...place, ...rest] };
  });

/** Compiles a plan that the compiler understands. @throws GraphQLError when a query does not fit its service */
export const compileSteps = (node: PlanNode, services: Services, path: Path = []): Step => {
  switch (node.kind) {
    case 'Sequence': {
      const steps = node.nodes.map((child) => compileSteps(child, services, path));
      return async (targets, run) => {
        for (const step of steps) await step(targets, run);
      };
    }
    case 'Parallel': {
      const steps = node.nodes.map((child) => compileSteps(child, services, path));
      return async (targets, run) => {
        await Promise.all(steps.map(async (step) => step(targets, run)));
      };
    }
    case 'Flatten': {
      const step = compileSteps(node.node, services, [...path, ...node.path]);
      return (targets, run) => {
        const found = objectsAt(targets, node.path);
        return found.length === 0 ? undefined : step(found, run);
      };
    }
    case 'Condition': {
      const [yes, no] = [node.ifClause, node.elseClause].map(
        (branch) => branch && compileSteps(branch, services, path),
      );
      return (targets, run) => (run.conditions[node.condition] === true ? yes : no)?.(targets, run);
    }
    case 'Fetch':
      return node.requires === undefined
        ? rootFetch(node, services)
        : entityFetch(node, compileRepresentation(node.requires, services.schema), services, path);
    case 'Defer':
      throw new Error('A deferred part cannot be compiled');
  }
};
