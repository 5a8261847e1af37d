type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/**
 * Observes what the page wants to know to be near the screen: happy-dom, which has no layout, tells nothing. Returns what scrolls all of it
 * there.
 */
export const comesNear = (): (() => void) => {
  const observers = new Set<(seen: readonly Seen[]) => void>();
  class Observer {
    readonly #onSeen: (seen: readonly Seen[]) => void;

    constructor(onSeen: (seen: readonly Seen[]) => void) {
      this.#onSeen = onSeen;
    }

    observe(): void {
      observers.add(this.#onSeen);
    }

    disconnect(): void {
      observers.delete(this.#onSeen);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return () => {
    for (const tell of observers) tell([{ isIntersecting: true }]);
  };
};
