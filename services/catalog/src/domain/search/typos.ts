/** How many typos a word may have: none below 4 letters, 1 from 4, 2 from 8. Numbers must be right. */
export const typosAllowed = (word: string): 0 | 1 | 2 => {
  const length = [...word].length;
  if (length < 4 || /\p{N}/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
};

/** Whether two words differ by at most `most` inserted, missing, wrong or swapped neighbouring letters (optimal string alignment). */
export const isWithin = (left: string, right: string, most: number): boolean => {
  const a = [...left];
  const b = [...right];
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = b.map((_, at) => at + 1);
  for (let i = 0; i < a.length; i += 1) {
    const row: number[] = [];
    let smallest = i + 1;
    for (let j = 0; j < b.length; j += 1) {
      const diagonal = j === 0 ? i : (last[j - 1] ?? 0);
      const above = last[j] ?? 0;
      const left = j === 0 ? i + 1 : (row[j - 1] ?? 0);
      let cost = Math.min(diagonal + (a[i] === b[j] ? 0 : 1), above + 1, left + 1);
      if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]) {
        const swapped = j === 1 ? i - 1 : (beforeLast[j - 2] ?? 0);
        cost = Math.min(cost, swapped + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > most + 1) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length - 1] ?? a.length) <= most;
};
