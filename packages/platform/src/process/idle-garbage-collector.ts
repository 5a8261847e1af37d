import { flushCompileCache } from 'node:module';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const LOOK_EVERY_MS = 10_000;
/** Share of its time that an idle thread may still be at work. */
const MAX_UTILIZATION = 0.1;
/** Less than that is not worth a collection, which delays concurrent requests. */
const MIN_HEAP_GROWTH = 64e6;

/** A regular collection keeps emptied pages for later use: of 240 MB none was returned. Takes two to three times as long. */
const TO_THE_SYSTEM = { execution: 'sync', type: 'major', flavor: 'last-resort' } as const;

type Thread = {
  /** part of its time that it was at work, from one look to the next */
  readonly utilization: () => number;
  /** bytes in use, garbage and all */
  readonly used: () => number;
  readonly collect: () => void;
};

/** One look at a thread: what it left behind while it was busy is collected once it rests. */
export const idleGarbageCollector = ({ utilization, used, collect }: Thread): (() => void) => {
  let left = 0;
  return () => {
    if (utilization() > MAX_UTILIZATION || used() - left < MIN_HEAP_GROWTH) return;
    collect();
    left = used();
  };
};

const utilizationSinceLast = (): (() => number) => {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
};

const used = (): number => {
  const { used_heap_size: heap, external_memory: outside } = getHeapStatistics();
  return heap + outside;
};

/**
 * Gives memory back when the thread that calls this has nothing to do: V8 collects old garbage when more is allocated, and
 * keeps it until then. Needs --expose-gc; without it nothing happens.
 */
export const collectWhenIdle = (): void => {
  const { gc } = globalThis;
  if (!gc) return;
  const collect = (): void => {
    // Node keeps the compiled code of every module it loaded, until it is written to the cache on the disk.
    flushCompileCache();
    void gc(TO_THE_SYSTEM);
  };
  const look = idleGarbageCollector({ utilization: utilizationSinceLast(), used, collect });
  setInterval(look, LOOK_EVERY_MS).unref();
};
