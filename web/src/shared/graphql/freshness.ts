import { QUERY_FRESH } from '@wellspring/rest-contract/timing';

/** Remembers when each question was answered. */
export type Freshness = {
  /** the answer is older than five minutes; false for what was never asked */
  isOld(key: string): boolean;
  answered(key: string): void;
};

export const freshness = (now: () => number): Freshness => {
  const answers = new Map<string, number>();
  return {
    isOld: (key) => now() - (answers.get(key) ?? now()) > QUERY_FRESH,
    answered: (key) => void answers.set(key, now()),
  };
};

/** One question with one set of variables. */
export const questionKey = (operationName: string, variables: unknown): string =>
  `${operationName} ${JSON.stringify(variables ?? {})}`;
