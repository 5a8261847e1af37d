/** What was found of one promise. */
export type Finding = {
  readonly promise: string;
  /** number of checked items */
  readonly checked: number;
  /** a line for each that breaks it */
  readonly broken: readonly string[];
};

/** A few at a time: the product has just been through much. */
export const eachOf = async <T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> => {
  const results: R[] = [];
  const waiting = [...list];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) results.push(await work(one));
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return results;
};
