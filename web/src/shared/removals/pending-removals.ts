import { useSyncExternalStore } from 'react';

type Removal = {
  /** Sends it. `isLeaving`: the page closes, and the answer is ignored. */
  readonly send: (isLeaving: boolean) => Promise<void>;
};

/** Items that were removed on the screen and can still be restored: nothing was sent yet. By a key of each. */
let pending: ReadonlyMap<string, Removal> = new Map();
const listeners = new Set<() => void>();

const put = (next: ReadonlyMap<string, Removal>): void => {
  pending = next;
  for (const listener of listeners) listener();
};

const without = (key: string): ReadonlyMap<string, Removal> => new Map([...pending].filter(([each]) => each !== key));

/** Sends each removal while the page closes: a removal is carried out also when the tab is closed. */
const sendAll = (): void => {
  const all = [...pending.values()];
  put(new Map());
  for (const { send } of all) void send(true);
};

/** Takes something off the screen; it is sent by `sendRemoval`, or when the page goes away. */
export const addRemoval = (key: string, removal: Removal): void => {
  if (pending.size === 0) addEventListener('pagehide', sendAll);
  put(new Map([...pending, [key, removal]]));
};

/** Puts it back. */
export const undoRemoval = (key: string): void => put(without(key));

/** Sends it, unless it was undone or sent. Until the answer is there it stays off the screen. */
export const sendRemoval = async (key: string): Promise<void> => {
  const removal = pending.get(key);
  if (!removal) return;
  // It can no longer be undone, and leaving the page does not send it again.
  put(new Map([...pending, [key, { send: async () => undefined }]]));
  await removal.send(false);
  put(without(key));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NOTHING: ReadonlyMap<string, Removal> = new Map();

/** The pending removals, by their keys. */
export const usePendingRemovals = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => NOTHING,
  );
