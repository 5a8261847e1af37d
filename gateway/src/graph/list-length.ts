import { Kind } from 'graphql';
import type { FieldNode, GraphQLField } from 'graphql';
import type { ListSize } from './list-sizes.ts';

/** The assumed length of a list without a stated maximum. */
const UNSTATED = 1_000;

/** No number counts for more, so that sums stay numbers. */
export const MOST = 1_000_000_000;

export type Variables = Readonly<Record<string, unknown>>;

/**
 * A number that a field is given as a literal, by a variable or by the variable's default: at least `least`, and `fallback` when it is given
 * none. `defaults`: what variables are when they are left out.
 */
export const numberGiven = (
  node: FieldNode,
  name: string,
  { least, fallback, defaults }: { readonly least: number; readonly fallback: number; readonly defaults: Variables },
): ((variables: Variables) => number) => {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  const bounded = (value: unknown): number =>
    typeof value === 'number' ? Math.min(MOST, Math.max(least, value)) : fallback;
  if (given?.kind === Kind.INT) return () => bounded(Number(given.value));
  if (given?.kind !== Kind.VARIABLE) return () => fallback;
  const variable = given.name.value;
  return (variables) => {
    const value = Object.hasOwn(variables, variable) ? variables[variable] : undefined;
    return bounded(value === undefined ? defaults[variable] : value);
  };
};

/** How long the list is at most that a field answers, or whose page it answers. `size`: what the field states of it. */
export const listLength = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { size, defaults }: { readonly size: ListSize | undefined; readonly defaults: Variables },
): ((variables: Variables) => number) => {
  const most = size?.most ?? MOST;
  const stated = size?.most ?? UNSTATED;
  const requestedLimits = (size?.limits ?? []).map((name) => {
    const preset: unknown = field.args.find((argument) => argument.name === name)?.defaultValue;
    return numberGiven(node, name, { least: 1, fallback: typeof preset === 'number' ? preset : stated, defaults });
  });
  if (requestedLimits.length === 0) return () => stated;
  return (variables) => Math.min(most, Math.max(...requestedLimits.map((limit) => limit(variables))));
};
