import type { GraphData, GraphError, GraphResult } from '@wellspring/platform/subgraph/graph-result';

// The rule for a reference whose target its service does not have, or does not show to the caller: it is null, and that is no error. Where it
// must not be null, the item of a list that holds it is left out, or the nearest field that may be null is null.

/** No type has this name. The executor of @apollo/gateway makes an entity of an unknown type null, whichever fields were asked for. */
const TOMBSTONE: GraphData = { __typename: '(missing)' };

const isNamedIn = (errors: readonly GraphError[], at: number): boolean =>
  errors.some(({ path = [] }) => path[0] === '_entities' && path[1] === at);

/** What a service answered, with a mark for each entity that it does not have: the executor of @apollo/gateway reports those as failures. */
export const markMissing = (data: GraphData | null, errors: readonly GraphError[] = []): GraphData | null => {
  const entities: unknown = data?.['_entities'];
  if (!Array.isArray(entities) || !entities.includes(null)) return data;
  const marked = entities.map((entity: unknown, at) =>
    entity === null && !isNamedIn(errors, at) ? TOMBSTONE : entity,
  );
  return { ...data, _entities: marked };
};

/** The answer when everything that was asked for depends on a missing entity. */
export const NOTHING_LEFT: GraphResult = {
  data: null,
  errors: [{ message: 'This is not here any more', extensions: { code: 'NOT_FOUND' } }],
};
