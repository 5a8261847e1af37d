import type { Request } from './worker-messages.ts';

/** A call that has waited for so long is overtaken no more. */
const PATIENCE_MS = 250;

const isRead = (request: Request): request is Request<'search' | 'map'> =>
  request.name === 'search' || request.name === 'map';

/** Words and tags are looked up in the file; where places are and how they stand is in memory, and told in less than a millisecond. */
const isQuick = (request: Request): boolean =>
  isRead(request) && request.of.text === undefined && !('tag' in request.of && request.of.tag !== undefined);

const takesItsTime = (request: Request): boolean =>
  (isRead(request) && !isQuick(request)) ||
  request.name === 'suggest' ||
  request.name === 'write' ||
  request.name === 'fill';

/**
 * Calls that wait for the search thread, in the order in which they came; but what is quick goes before what takes its
 * time: a map need not stand behind ten searches. `now`: ms.
 */
export const callQueue = (now: () => number) => {
  const waiting: { readonly request: Request; readonly since: number }[] = [];
  /** The first that may go before all others, or -1. */
  const firstQuick = (): number => {
    const at = waiting.findIndex(({ request }) => !takesItsTime(request));
    const found = waiting[at];
    return found && isQuick(found.request) ? at : -1;
  };
  const next = (): number => {
    const [oldest] = waiting;
    return !oldest || now() - oldest.since > PATIENCE_MS ? 0 : Math.max(0, firstQuick());
  };
  const taken = (at: number): Request | undefined => waiting.splice(at, 1)[0]?.request;
  return {
    add: (request: Request): void => void waiting.push({ request, since: now() }),
    /** undefined: none waits */
    take: (): Request | undefined => taken(next()),
    /** One that may go before what has begun already; undefined: there is none. */
    takeQuick: (): Request | undefined => {
      const at = firstQuick();
      return at < 0 ? undefined : taken(at);
    },
  };
};
