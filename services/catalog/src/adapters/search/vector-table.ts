import type { Vector } from '../../domain/search/geo.ts';

const FIRST_ROWS = 1024;
const NUMBERS = 3;

/** Where rows are on the unit sphere, by row number: 24 bytes each, and distances without trigonometry. */
export const vectorTable = () => {
  let numbers = new Float64Array(FIRST_ROWS * NUMBERS);
  return {
    set: (no: number, { x, y, z }: Vector): void => {
      const at = no * NUMBERS;
      if (at + NUMBERS > numbers.length) {
        const larger = new Float64Array(Math.max(at + NUMBERS, numbers.length * 2));
        larger.set(numbers);
        numbers = larger;
      }
      numbers[at] = x;
      numbers[at + 1] = y;
      numbers[at + 2] = z;
    },
    /** The domain's chordSquared, term by term; of a row that was set. */
    chordSquared: (no: number, { x, y, z }: Vector): number => {
      const at = no * NUMBERS;
      const dx = (numbers[at] ?? 0) - x;
      const dy = (numbers[at + 1] ?? 0) - y;
      const dz = (numbers[at + 2] ?? 0) - z;
      return dx * dx + dy * dy + dz * dz;
    },
  };
};
