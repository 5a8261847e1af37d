/** Index of the first of so many, in order, that is not before what is looked for; `length` when all are. */
export const lowerBound = (length: number, isBefore: (at: number) => boolean): number => {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
};
