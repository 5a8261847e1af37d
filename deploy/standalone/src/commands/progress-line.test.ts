import { progressWords } from './progress-line.ts';

describe('the progress of a task', () => {
  it.each([
    [{ rows: 12_500, seconds: 3, part: 0.2 }, '12,500 rows, 4,167 rows/s, 0:12 left'],
    [{ rows: 500, seconds: 100, part: 0.5 }, '500 rows, 5 rows/s, 1:40 left'],
    [{ rows: 500, seconds: 2, part: null }, '500 rows, 250 rows/s'],
    [{ rows: 0, seconds: 0, part: 0 }, '0 rows, 0 rows/s'],
  ])('%j is shown as %s', (progress, words) => {
    expect(progressWords(progress)).toBe(words);
  });
});
