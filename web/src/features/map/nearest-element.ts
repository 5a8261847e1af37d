type Point = { readonly clientX: number; readonly clientY: number };

/**
 * The pin whose middle is nearest to the pointer. Pins may cover each other: what is drawn on top, or has the larger hit area, is not
 * always what the reader points at.
 */
export const nearestPinElement = (from: Element, { clientX, clientY }: Point): HTMLElement | null => {
  const pins = from.closest('[data-map]')?.querySelectorAll<HTMLElement>('[data-pin]') ?? [];
  let nearest: { readonly element: HTMLElement; readonly distance: number } | null = null;
  for (const element of pins) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const distance = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    if (!nearest || distance < nearest.distance) nearest = { element, distance };
  }
  return nearest?.element ?? null;
};
