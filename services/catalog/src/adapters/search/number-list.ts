const FIRST_SIZE = 1024;

/** What stands where no number was set. */
export const NONE = -1;

type Numbers = Int32Array | Float64Array;

const growing = <List extends Numbers>(make: (size: number) => List) => {
  let numbers = make(FIRST_SIZE);
  numbers.fill(NONE);
  return {
    get: (at: number): number => numbers[at] ?? NONE,
    set: (at: number, value: number): void => {
      if (at >= numbers.length) {
        const larger = make(Math.max(at + 1, numbers.length * 2));
        larger.fill(NONE, numbers.length);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[at] = value;
    },
  };
};

/** A whole number of 32 bits for each number from 0 on, 4 bytes each. */
export const numberList = () => growing((size) => new Int32Array(size));

/** Any number for each number from 0 on, 8 bytes each. */
export const wideNumberList = () => growing((size) => new Float64Array(size));

export type NumberList = ReturnType<typeof numberList>;
