import type { Logger } from '../log/log.ts';

/** What a process consists of, opened in order and closed in reverse. */
export type Lifecycle = {
  /** Opens a part. Parts that open later may use it; it is closed after them. */
  open<T>(name: string, open: () => T | Promise<T>, close: (part: T) => unknown): Promise<T>;
  /** Everything is open: requests are welcome. */
  ready(): void;
  /** Ready only between ready() and close(). */
  status(): 'starting' | 'ready' | 'stopping';
  /** aborted as soon as closing begins: what runs in the background ends then */
  readonly signal: AbortSignal;
  /** Closes every part once, last first, also after failures. Returns whether all closed without an error. */
  close(): Promise<boolean>;
};

type Part = { readonly name: string; readonly close: () => unknown };

/** Tests and programs that live inside another process use only this; a whole process uses runProcess. */
export const makeLifecycle = (log: Logger): Lifecycle => {
  const parts: Part[] = [];
  let status: ReturnType<Lifecycle['status']> = 'starting';
  let closing: Promise<boolean> | undefined;
  const stopping = new AbortController();

  const closeAll = async (): Promise<boolean> => {
    status = 'stopping';
    stopping.abort();
    let allClosed = true;
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      try {
        await part.close();
        log.debug({ part: part.name }, 'closed');
      } catch (error) {
        allClosed = false;
        log.error({ err: error, part: part.name }, 'could not be closed in order');
      }
    }
    return allClosed;
  };

  const refuseWhenStopping = (name: string): void => {
    if (status === 'stopping') throw new Error(`Asked to stop before ${name} was open`);
  };

  return {
    async open(name, open, close) {
      refuseWhenStopping(name);
      const part = await open();
      if (status === 'stopping') await close(part); // stopped meanwhile: no other code has it
      refuseWhenStopping(name);
      parts.push({ name, close: () => close(part) });
      log.debug({ part: name }, 'open');
      return part;
    },
    ready() {
      if (status === 'starting') status = 'ready';
    },
    status: () => status,
    signal: stopping.signal,
    close: () => (closing ??= closeAll()),
  };
};
