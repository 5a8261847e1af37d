/** The value that a part of the values does not exceed, such as 0.99; NaN of none. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
