type Point = { readonly clientX: number; readonly clientY: number };

const beyond = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);

/**
 * The pin that is nearest to the pointer: the one under it, and of several the one whose middle is nearest. Pins may cover each other: what
 * is drawn on top, or has the larger hit area, is not always what the reader points at.
 */
export const nearestPinElement = (from: Element, { clientX, clientY }: Point): HTMLElement | null => {
  const pins = from.closest('[data-map]')?.querySelectorAll<HTMLElement>('[data-pin]') ?? [];
  let nearest: { readonly element: HTMLElement; readonly outside: number; readonly distance: number } | null = null;
  for (const element of pins) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const outside = Math.hypot(beyond(clientX, left, right), beyond(clientY, top, bottom));
    const distance = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
    if (!nearest || outside < nearest.outside || (outside === nearest.outside && distance < nearest.distance))
      nearest = { element, outside, distance };
  }
  return nearest?.element ?? null;
};
