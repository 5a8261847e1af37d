import { QUERY_FRESH } from '../query-fresh.ts';

/** Remembers when each query was answered. */
export type Freshness = {
  /** the answer is older than five minutes; false without any answer */
  isOld(key: string): boolean;
  answered(key: string): void;
  /** a part of the answer is missing: it is requested again at its next use */
  incomplete(key: string): void;
};

export const freshness = (now: () => number): Freshness => {
  const answers = new Map<string, number>();
  return {
    isOld: (key) => now() - (answers.get(key) ?? now()) > QUERY_FRESH,
    answered: (key) => void answers.set(key, now()),
    incomplete: (key) => void answers.set(key, -Infinity),
  };
};

/** One operation with one set of variables, in any order: defaults may come before given values. */
export const queryKey = (operationName: string, variables: object | undefined): string =>
  `${operationName} ${JSON.stringify(Object.entries(variables ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)))}`;
