/** Stands between page numbers that do not follow each other. */
export const GAP = 0;

/** At most five page numbers that follow each other, the current one in their middle. */
export const pageWindow = (page: number, pages: number): readonly number[] => {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(pages, 5) }, (_, index) => first + index);
};

/** Page numbers to offer: the ends, the current one and its neighbours; 0 marks a gap. */
export const offeredPages = (page: number, pages: number): readonly number[] => {
  const middle = Math.max(Math.min(page, pages - 2), 3);
  const candidates = [1, middle - 1, middle, middle + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(pages <= 5 ? Array.from({ length: pages }, (_, index) => index + 1) : candidates)].sort(
    (a, b) => a - b,
  );
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [n - 1, n] : [GAP, n];
  });
};
