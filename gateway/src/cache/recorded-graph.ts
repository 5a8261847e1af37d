import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { LRUCache } from 'lru-cache';
import type { GraphPort, PreparedOperation } from '../graph/graph-port.ts';
import { type Dependency, dependencyReader, type DependenciesOf } from './operation-dependencies.ts';

/** Who asks, and where it is noted what the response will show. */
export type Caller = {
  readonly actor: Actor;
  readonly dependsOn: (dependencies: readonly Dependency[]) => void;
  /** aborted when they have left; absent where an answer is made for others as well */
  readonly signal?: AbortSignal;
};

/** An operation that can be run again and again. It is planned when it is first asked: most of them never are, and a start does not wait for it. */
type RecordedOperation = { run(variables: Variables, caller: Caller): Promise<GraphResult> };

/** The graph for routes and pages: whatever is asked of it is noted, so that nobody has to say what a response shows. */
export type RecordedGraph = {
  prepare(query: string, operationName: string): RecordedOperation;
  execute(
    operation: { readonly query: string; readonly operationName: string; readonly variables: Variables },
    caller: Caller,
  ): Promise<GraphResult>;
};

/** The pages' own operations: a few dozen. */
const OPERATIONS_MAX = 200;

/** Notes before each operation what it will show. */
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
