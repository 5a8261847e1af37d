import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { LRUCache } from 'lru-cache';
import type { GraphPort, PreparedOperation } from '../graph/graph-port.ts';
import { type Dependency, dependencyReader, type DependenciesOf } from './operation-dependencies.ts';

/** The caller, and a recorder of what the response will show. */
export type Caller = {
  readonly actor: Actor;
  readonly dependsOn: (dependencies: readonly Dependency[]) => void;
  /** aborted when they disconnect; absent where an answer is made for others as well */
  readonly signal?: AbortSignal;
};

/** A reusable operation. It is planned at its first run: most of them never run, and a start does not wait for it. */
type RecordedOperation = { run(variables: Variables, caller: Caller): Promise<GraphResult> };

/** The graph for routes and pages: it records the dependencies of each response. */
export type RecordedGraph = {
  prepare(query: string, operationName: string): RecordedOperation;
  execute(
    operation: { readonly query: string; readonly operationName: string; readonly variables: Variables },
    caller: Caller,
  ): Promise<GraphResult>;
};

/** The pages' own operations: a few dozen. */
const OPERATIONS_MAX = 200;

/** Records before each operation what it will show. */
export const recordedGraph = (graph: GraphPort): RecordedGraph => {
  const read = dependencyReader(graph.supergraphSdl);
  const cached = new LRUCache<string, DependenciesOf>({ max: OPERATIONS_MAX });
  const dependenciesOf = (query: string, operationName: string): DependenciesOf => {
    const key = `${operationName}\n${query}`;
    const found = cached.get(key) ?? read(query, operationName);
    cached.set(key, found);
    return found;
  };
  return {
    prepare: (query, operationName) => {
      let prepared: { readonly operation: PreparedOperation; readonly dependencies: DependenciesOf } | undefined;
      return {
        run: async (variables, { actor, dependsOn, signal }) => {
          prepared ??= { operation: graph.prepare(query, operationName), dependencies: read(query, operationName) };
          dependsOn(prepared.dependencies(variables));
          return prepared.operation.run(variables, actor, signal);
        },
      };
    },
    execute: (operation, { actor, dependsOn }) => {
      dependsOn(dependenciesOf(operation.query, operation.operationName)(operation.variables));
      return graph.execute(operation, actor);
    },
  };
};
