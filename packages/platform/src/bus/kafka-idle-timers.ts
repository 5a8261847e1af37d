import { createRequire } from 'node:module';

type Queue = { readonly prototype: { scheduleCheckPendingRequests: (this: { readonly pending: unknown[] }) => void } };

const isQueue = (value: unknown): value is Queue => {
  const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
  return typeof prototype === 'object' && prototype !== null && 'scheduleCheckPendingRequests' in prototype;
};

/**
 * kafkajs 2.2.4 looks after throttled requests with a timer that it sets again for ever, at a negative time (about
 * 1 ms) where nothing is throttled: each idle connection would wake the process a thousand times a second, and Node
 * warns of it. Only where requests wait is there something to look after; each new one that waits sets the timer.
 */
export const stopIdleTimers = (): void => {
  const queue: unknown = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
  if (!isQueue(queue)) throw new Error('kafkajs is not the version whose timers are known');
  const { scheduleCheckPendingRequests: schedule } = queue.prototype;
  queue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) schedule.call(this);
  };
};
