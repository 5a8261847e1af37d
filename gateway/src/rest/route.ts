import type { Topic } from '@wellspring/events/topics';
import type { z } from 'zod';
import { parseQuery } from './parse-query.ts';
import type { Variables } from './ports.ts';

/** What was asked of a route, checked. */
export type Asked<Query> = { readonly id: string; readonly query: Query };

/** The fields of the operation's answer. */
export type GraphData = Readonly<Record<string, unknown>>;

type About = {
  readonly method: 'GET';
  /** as OpenAPI writes it, such as /api/locations/{id} */
  readonly path: `/api/${string}`;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly who: 'everyone' | 'member';
  /** what a good answer looks like; null: there is none yet */
  readonly answer: z.ZodType | null;
  /** whose events change the answer: it is kept for visitors until then */
  readonly touchedBy: readonly Topic[];
};

export type RouteOperation = { readonly document: string; readonly name: string };

/** A row of the table: a call of /api, all that is to be known about it. */
export type RouteDefinition<Query extends z.ZodObject> = About & {
  /** the parameters it takes; there are no others */
  readonly query: Query;
  /** what it asks the graph; null: it answers from settings alone */
  readonly operation: (RouteOperation & { readonly variables: (asked: Asked<z.output<Query>>) => Variables }) | null;
  /** From the operation's data to the answer. @throws AppError NOT_FOUND */
  readonly shape: (data: GraphData, asked: Asked<z.output<Query>>) => unknown;
};

export type Question = { readonly variables: Variables; readonly shape: (data: GraphData) => unknown };

export type Route = About & {
  readonly query: z.ZodObject;
  readonly operation: RouteOperation | null;
  /** Checks what was asked. `search`: the query string. @throws AppError VALIDATION naming the parameter */
  readonly question: (id: string, search: string) => Question;
};

/** Makes a row of the table, so that its functions know the types of its parameters. */
export const defineRoute = <Query extends z.ZodObject>(definition: RouteDefinition<Query>): Route => ({
  ...definition,
  question: (id, search) => {
    const asked = { id, query: parseQuery(definition.query, search) };
    return {
      variables: definition.operation?.variables(asked) ?? {},
      shape: (data) => definition.shape(data, asked),
    };
  },
});
