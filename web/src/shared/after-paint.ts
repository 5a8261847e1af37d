/**
 * Resolves once what is to be seen now was painted. What a press sets off in many places begins then: the press is answered before
 * it, and the reader does not wait for a complete redraw (web.dev/articles/optimize-inp).
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
