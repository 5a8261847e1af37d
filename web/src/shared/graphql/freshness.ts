/** How long an answer is good without asking again. */
export const FRESH_FOR_MS = 5 * 60_000;

/** Remembers when each question was answered. */
export type Freshness = {
  /** the answer is older than five minutes; false for what was never asked */
  isOld(key: string): boolean;
  answered(key: string): void;
};

export const freshness = (now: () => number): Freshness => {
  const answers = new Map<string, number>();
  return {
    isOld: (key) => now() - (answers.get(key) ?? now()) > FRESH_FOR_MS,
    answered: (key) => void answers.set(key, now()),
  };
};

/** One question with one set of variables. */
export const questionKey = (operationName: string, variables: unknown): string =>
  `${operationName} ${JSON.stringify(variables ?? {})}`;
